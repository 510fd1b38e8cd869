/** A process that lays out documents for `typesetAll`, one for each message, until it is told to end. */
import { type Task, type Typeset, typesetter } from './typeset.ts';

const typeset = typesetter();

function answer(task: Task): Typeset | { fault: string } {
  try {
    return typeset(task);
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** The first is the one that is being laid out. */
const waiting: Task[] = [];

function layOutFirst(): void {
  // Whoever asked may have stopped meanwhile, for a mistake in the content for instance, and has said so itself.
  process.send?.(answer(waiting[0] as Task), undefined, undefined, () => undefined);
  waiting.shift();
  if (waiting.length > 0) setImmediate(layOutFirst);
}

// Between two documents it takes in all that has come: whoever asks may have no time to send more for some seconds, and
// the channel itself holds but a few.
process.on('message', (task: Task) => {
  waiting.push(task);
  if (waiting.length === 1) setImmediate(layOutFirst);
});
