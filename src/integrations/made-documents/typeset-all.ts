import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { forEachOf } from '../for-each-of.ts';
import type { Typeset } from './typeset.ts';

/** What a process answers for one document. */
type Answer = Typeset | { fault: string };

/** What is read from an item: what goes into the template, and what the document is called in an error. */
interface Reading<Item> {
  dataOf: (item: Item) => object;
  nameOf: (item: Item) => string;
}

/** Documents that a process lays out before another takes its place: Typst gives memory back with its process alone. */
const SHIFT = 200;

/** So few are laid out sooner here than a process starts. */
const FEW = 10;

/** Lays out so many documents in one process of its own. @throws what Typst says of one, after `name` of that */
function inProcess<Item>(items: readonly Item[], { dataOf, nameOf }: Reading<Item>): Promise<Typeset[]> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./typeset-process.ts', import.meta.url), { serialization: 'advanced', execArgv: [] });
    const done: Typeset[] = [];
    const next = () => {
      const item = items[done.length];
      if (item !== undefined) child.send(dataOf(item));
      else {
        resolve(done);
        child.kill();
      }
    };
    const stopAt = (fault: string) => {
      const item = items[done.length];
      reject(new Error(item === undefined ? fault : `${nameOf(item)} could not be laid out: ${fault}`));
      child.kill();
    };
    child.on('message', (answer: Answer) => {
      if ('fault' in answer) stopAt(answer.fault);
      else {
        done.push(answer);
        next();
      }
    });
    child.on('error', ({ message }) => {
      stopAt(message);
    });
    child.once('exit', (code) => {
      if (done.length < items.length) stopAt(`its process ended with ${String(code)}`);
    });
    next();
  });
}

/**
 * Lays out documents, many of them on all processors at once.
 *
 * @returns one for each item, in their order
 * @throws the name of the document that could not be laid out, with Typst's own words
 */
export async function typesetAll<Item>(items: readonly Item[], of: Reading<Item>): Promise<Typeset[]> {
  if (items.length <= FEW) return here(items, of);
  const shifts = Array.from({ length: Math.ceil(items.length / SHIFT) }, (_, index) =>
    items.slice(index * SHIFT, (index + 1) * SHIFT),
  );
  const results: Typeset[][] = [];
  const layOut = async ([index, shift]: [number, Item[]]) => {
    results[index] = await inProcess(shift, of);
  };
  await forEachOf(shifts.entries(), layOut, availableParallelism());
  return results.flat();
}

async function here<Item>(items: readonly Item[], { dataOf, nameOf }: Reading<Item>): Promise<Typeset[]> {
  if (items.length === 0) return [];
  const { typesetter } = await import('./typeset.ts');
  const typeset = typesetter();
  return items.map((item) => {
    try {
      return typeset(dataOf(item));
    } catch (cause) {
      throw new Error(
        `${nameOf(item)} could not be laid out: ${cause instanceof Error ? cause.message : String(cause)}`,
        {
          cause,
        },
      );
    }
  });
}
