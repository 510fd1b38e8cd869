import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** A Node program that takes turns with others. */
export interface Program {
  args: readonly string[];
  folder: string;
  env: NodeJS.ProcessEnv;
  /** How long each of its turns is, in ms. Turns as long as the programs are make all of them end at about the same time. */
  turn: number;
}

/** What became of a program. */
export interface Run {
  folder: string;
  pid: number | undefined;
  /** Sum of its turns, in seconds. */
  seconds: number;
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Windows has no such signals: there each program runs to its end in its first turn. */
const canPause = process.platform !== 'win32';

/**
 * Runs programs together, but only one at a time: each goes on for its turn while all others stand still, with all that
 * they have started. What the machine does beside them, which may slow it by a third for minutes, is then spread over all
 * of them alike, and the ratio of two hardly hangs on it.
 *
 * @returns what became of each, in their order
 */
export async function inTurns(programs: readonly Program[]): Promise<Run[]> {
  const runs = programs.map(paused);
  // What stands still would do so for ever.
  const endAll = () => {
    for (const run of runs) run.kill();
  };
  const leave = () => process.exit(130);
  process.on('exit', endAll).on('SIGINT', leave).on('SIGTERM', leave);
  try {
    while (runs.some((run) => !run.hasEnded())) {
      for (const run of runs) if (!run.hasEnded()) await run.takeTurn();
    }
  } finally {
    endAll();
    process.off('exit', endAll).off('SIGINT', leave).off('SIGTERM', leave);
  }
  return runs.map((run) => run.result());
}

/** A program that starts with its first turn. */
function paused({ args, folder, env, turn }: Program) {
  let child: ChildProcess | undefined;
  let ended: Promise<undefined> | undefined;
  let hasEnded = false;
  const result: Run = { folder, pid: undefined, seconds: 0, status: null, stdout: '', stderr: '' };

  function start(): void {
    // Of a group of its own, which holds whatever it starts.
    child = spawn(process.execPath, args, { cwd: folder, env, detached: canPause, stdio: ['ignore', 'pipe', 'pipe'] });
    result.pid = child.pid;
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (result.stdout += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (result.stderr += text));
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    ended = promise;
    child.once('error', reject).once('close', (status) => {
      hasEnded = true;
      result.status = status;
      resolve(undefined);
    });
  }

  function signal(name: NodeJS.Signals): void {
    if (hasEnded || child?.pid === undefined) return;
    try {
      process.kill(canPause ? -child.pid : child.pid, name);
    } catch (error) {
      // It ended in this moment.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }

  return {
    hasEnded: () => hasEnded,
    result: () => result,
    kill(): void {
      signal('SIGKILL');
    },
    async takeTurn(): Promise<void> {
      const began = performance.now();
      if (child) signal('SIGCONT');
      else start();
      const over = new AbortController();
      await (canPause
        ? Promise.race([ended, setTimeout(turn, undefined, { signal: over.signal }).catch(() => undefined)])
        : ended);
      over.abort();
      signal('SIGSTOP');
      result.seconds += (performance.now() - began) / 1000;
    },
  };
}
