import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';
import type { Task, Typeset } from './typeset.ts';

/**
 * Lays out documents, each into its file, in a process for each processor: the compiler keeps memory that only the end of
 * its process gives back.
 *
 * @returns what is known of each, in their order
 * @throws the name of the document that could not be laid out, with Typst's own words
 */
export async function typesetAll(tasks: readonly Task[]): Promise<Typeset[]> {
  if (tasks.length === 0) return [];
  const filename = new URL('./typeset.ts', import.meta.url).href;
  const processes = new Tinypool({
    runtime: 'child_process',
    filename,
    maxThreads: Math.min(tasks.length, availableParallelism()),
    // Not what a build was started with: it has a build end with the process above it.
    execArgv: [],
  });
  try {
    return await Promise.all(
      tasks.map(async ({ file, data, made }) => {
        try {
          return (await processes.run({ file, data, made } satisfies Task)) as Typeset;
        } catch (cause) {
          // From another process an error comes as an object of its fields.
          throw new Error(`public/${file} could not be laid out: ${(cause as Error).message}`, { cause });
        }
      }),
    );
  } finally {
    await processes.destroy();
  }
}
