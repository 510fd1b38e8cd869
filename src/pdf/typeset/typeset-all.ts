import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Task, Typeset } from './typeset.ts';

/** What a process answers for one document. */
type Answer = Typeset | { fault: string };

/** What is read from an item. */
interface Reading<Item> {
  taskOf: (item: Item) => Task;
  /** What the document is called in an error. */
  nameOf: (item: Item) => string;
}

/** Documents that a process lays out before another takes its place, as its memory grows with each a little. */
const SHIFT = 1_000;

/** Documents that a process has waiting, so that it goes on while this one is busy for some seconds. */
const AHEAD = 512;

/** So few are laid out sooner here than a process starts. */
const FEW = 10;

/** A process of its own that lays out one document after another. */
interface TypesetProcess {
  /** @throws what Typst says of the document, or how the process has ended */
  layOut: (task: Task) => Promise<Typeset>;
  /** Gives it nothing more: it ends once it has laid out what it has. */
  retire: () => void;
  /** Ends it at once. */
  end: () => void;
}

function startProcess(): TypesetProcess {
  const child = fork(new URL('./typeset-process.ts', import.meta.url), { serialization: 'advanced', execArgv: [] });
  /** The documents that it was given and has not answered, in their order. */
  const waiting: PromiseWithResolvers<Typeset>[] = [];
  let isLast = false;
  const endWhenDone = () => {
    if (isLast && waiting.length === 0) child.kill();
  };
  const stop = (reason: Error) => {
    for (const { reject } of waiting.splice(0)) reject(reason);
  };
  child.on('message', (answer: Answer) => {
    const document = waiting.shift();
    if ('fault' in answer) document?.reject(new Error(answer.fault));
    else document?.resolve(answer);
    endWhenDone();
  });
  child.on('error', stop);
  child.once('exit', (code) => {
    stop(new Error(`its process ended with ${String(code)}`));
  });
  return {
    layOut(task) {
      const document = Promise.withResolvers<Typeset>();
      waiting.push(document);
      child.send(task);
      return document.promise;
    },
    retire() {
      isLast = true;
      endWhenDone();
    },
    end() {
      child.kill();
    },
  };
}

/** Processes of which one follows another after each shift. */
function startRelay(): Pick<TypesetProcess, 'layOut' | 'end'> {
  let process: TypesetProcess | undefined;
  let given = 0;
  return {
    layOut(task) {
      if (given % SHIFT === 0) {
        process?.retire();
        process = startProcess();
      }
      given += 1;
      return (process as TypesetProcess).layOut(task);
    },
    end: () => process?.end(),
  };
}

const unableTo = (name: string, cause: unknown) =>
  new Error(`${name} could not be laid out: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });

/**
 * Lays out documents, many of them on all processors at once, each into its file.
 *
 * @returns what is known of each, in their order
 * @throws the name of the document that could not be laid out, with Typst's own words
 */
export async function typesetAll<Item>(items: readonly Item[], of: Reading<Item>): Promise<Typeset[]> {
  if (items.length <= FEW) return here(items, of);
  const results: Typeset[] = [];
  // Shared, so that whoever is free takes the next.
  const queue = items.entries();
  let isFaulty = false;
  const work = async (relay: ReturnType<typeof startRelay>) => {
    for (const [index, item] of queue) {
      if (isFaulty) break;
      results[index] = await relay.layOut(of.taskOf(item)).catch((cause: unknown) => {
        isFaulty = true;
        throw unableTo(of.nameOf(item), cause);
      });
    }
  };
  const relays = Array.from({ length: availableParallelism() }, startRelay);
  try {
    await Promise.all(Array.from({ length: AHEAD }, () => relays.map(work)).flat());
  } finally {
    for (const relay of relays) relay.end();
  }
  return results;
}

async function here<Item>(items: readonly Item[], { taskOf, nameOf }: Reading<Item>): Promise<Typeset[]> {
  if (items.length === 0) return [];
  const { typesetter } = await import('./typeset.ts');
  const typeset = typesetter();
  return items.map((item) => {
    try {
      return typeset(taskOf(item));
    } catch (cause) {
      throw unableTo(nameOf(item), cause);
    }
  });
}
