import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';
import type { Task, Typeset } from './typeset.ts';

/** What is read from an item. */
interface Reading<Item> {
  taskOf: (item: Item) => Task;
  /** What the document is called in an error. */
  nameOf: (item: Item) => string;
}

/**
 * Lays out documents, each into its file, in a process for each processor: the compiler keeps memory that only the end of
 * its process gives back.
 *
 * @returns what is known of each, in their order
 * @throws the name of the document that could not be laid out, with Typst's own words
 */
export async function typesetAll<Item>(items: readonly Item[], { taskOf, nameOf }: Reading<Item>): Promise<Typeset[]> {
  if (items.length === 0) return [];
  const filename = new URL('./typeset.ts', import.meta.url).href;
  const maxThreads = Math.min(items.length, availableParallelism());
  const processes = new Tinypool({
    runtime: 'child_process',
    filename,
    minThreads: maxThreads,
    maxThreads,
    // Not what a build was started with: it has a build end with the process above it.
    execArgv: [],
  });
  try {
    return await Promise.all(
      items.map(async (item) => {
        try {
          return (await processes.run(taskOf(item))) as Typeset;
        } catch (cause) {
          // From another process an error comes as an object of its fields.
          const { message } = cause as Error;
          throw new Error(`${nameOf(item)} could not be laid out: ${message}`, { cause });
        }
      }),
    );
  } finally {
    await processes.destroy();
  }
}
