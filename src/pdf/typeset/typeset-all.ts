import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';
import type { Task, Typeset } from './typeset.ts';

/**
 * Lays out documents, each into its file, with one process per processor: the compiler holds memory that is freed only
 * when its process ends.
 *
 * @param tasks each with its path below public/, for errors
 * @returns the facts of each, in the same order
 * @throws an error with the document that could not be laid out, and Typst’s message
 */
export async function typesetAll(tasks: readonly (Task & { file: string })[]): Promise<Typeset[]> {
  if (tasks.length === 0) return [];
  const filename = new URL('./typeset.ts', import.meta.url).href;
  const maxThreads = Math.min(tasks.length, availableParallelism());
  await using started = new AsyncDisposableStack();
  const processes = new Tinypool({ runtime: 'child_process', filename, maxThreads });
  started.defer(() => processes.destroy());
  return await Promise.all(
    tasks.map(async ({ file, data, outputFile }) => {
      try {
        return (await processes.run({ data, outputFile } satisfies Task)) as Typeset;
      } catch (cause) {
        // An error from another process arrives as a plain object.
        throw new Error(`public/${file} could not be laid out: ${(cause as Error).message}`, { cause });
      }
    }),
  );
}
