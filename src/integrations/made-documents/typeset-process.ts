/** A process that lays out documents for `typesetAll`, one for each message, until it is told to end. */
import { typesetter } from './typeset.ts';

const typeset = typesetter();

process.on('message', (data: object) => {
  try {
    process.send?.(typeset(data));
  } catch (error) {
    process.send?.({ fault: error instanceof Error ? error.message : String(error) });
  }
});
