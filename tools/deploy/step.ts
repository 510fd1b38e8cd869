import { run } from '../lib/run.mjs';
import { SetupError } from '../setup.mjs';

/** One command of a deployment. */
export interface Step {
  what: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** The message when it fails: the state of the site, and what to do. */
  failed: string;
}

export function printSteps(steps: readonly Step[]): void {
  for (const { what, command, args, env = {} } of steps) {
    const words = [...Object.entries(env).map(([name, value]) => `${name}=${value}`), command, ...args];
    console.log(`${what}:\n  ${words.map(quote).join(' ')}`);
  }
}

const quote = (word: string): string => (/^[\w@%+=:,./~-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

/**
 * Runs the steps in order, and stops at the first that fails.
 * @throws {SetupError} with the message of the step that failed
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const { what, command, args, env = {}, failed } of steps) {
    console.log(`${what}…`);
    if ((await run(command, args, { env })).code !== 0) throw new SetupError(failed);
  }
}
