import { availableParallelism } from 'node:os';

/**
 * Does one thing to each of many, some at a time: usually twice as many as there are processors, so that these have work
 * while a disk is waited for.
 */
export async function forEachOf<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  atOnce = availableParallelism() * 2,
): Promise<void> {
  // Shared, so that each worker takes the next that none has taken.
  const queue = Iterator.from(items);
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
