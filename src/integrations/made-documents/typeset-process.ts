/** A process that lays out documents for `typesetAll`, one for each message, until it is told to end. */
import { type Typeset, typesetter } from './typeset.ts';

const typeset = typesetter();

function answer(data: object): Typeset | { fault: string } {
  try {
    return typeset(data);
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (data: object) => {
  // Whoever asked may have stopped meanwhile, for a mistake in the content for instance, and has said so itself.
  process.send?.(answer(data), undefined, undefined, () => undefined);
});
