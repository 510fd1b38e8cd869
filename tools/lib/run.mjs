// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A problem that the person at the keyboard can solve; shown as it is, without a stack. */
export class SetupError extends Error {}

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Node 24, which the package `node` brings. */
export const node = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * The environment that every command runs in: the project's own programs come first, Node 24 among them, and nothing is
 * reported to the makers of Astro and Storybook.
 * @param {Record<string, string>} [more]
 */
export function environment(more = {}) {
  const env = { ...process.env };
  // Windows spells it `Path`; two spellings at once would leave the choice to chance.
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  env[name] = [path.join(root, 'node_modules/.bin'), env[name] ?? ''].join(path.delimiter);
  return { ...env, ASTRO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', ...more };
}

/**
 * What starts a command without a shell, to which a path with a space is two words: packages by their own files, as the
 * scripts in node_modules/.bin want a shell on Windows, and there npm by the file that comes with Node.
 * @param {string} command
 * @param {NodeJS.Platform} [platform]
 * @returns {[program: string, ...first: string[]]}
 */
export function programOf(command, platform = process.platform) {
  if (command === 'npm' && platform === 'win32') {
    const besideNode = path.join(path.dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
    return [process.execPath, process.env['npm_execpath'] ?? besideNode];
  }
  const facts = path.join(root, 'node_modules', command, 'package.json');
  if (!existsSync(facts)) return [command];
  if (command === 'node') return [node];
  const { bin } = JSON.parse(readFileSync(facts, 'utf8'));
  return [node, path.join(path.dirname(facts), typeof bin === 'string' ? bin : bin[command])];
}

let stopped = false;

/** Whether this program was asked to stop, and should start nothing more. */
export const wasStopped = () => stopped;

/**
 * @typedef {object} RunOptions
 * @property {'shown' | 'kept' | 'both'} [output] whether the command writes to this terminal, or its output is returned
 * @property {Record<string, string>} [env] variables to add
 * @property {string} [cwd] the folder to run in, if not the project's
 * @property {number} [timeoutSeconds] stop the command after this time
 */

/**
 * Runs a command until it ends. A signal that asks this program to stop is handed on to the command, and this program
 * waits for it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function run(command, args, { output = 'shown', env = {}, cwd = root, timeoutSeconds = 0 } = {}) {
  const [program, ...first] = programOf(command);
  const child = spawn(program, [...first, ...args], {
    cwd,
    env: environment(env),
    stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    timeout: timeoutSeconds * 1000,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
      text += part;
      if (output === 'both') process.stdout.write(part);
    });
  }
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    stopped = true;
    // Ctrl+C reaches the command from the terminal itself; this program has only to outlive it.
    if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        const words = `There is no program “${command}” on this machine. Install it, then run the same command again.`;
        reject(error.code === 'ENOENT' ? new SetupError(words) : error);
      });
      child.once('close', (code, signal) => {
        resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 143), output: text });
      });
    });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/**
 * Runs what serves until it is stopped, from the keyboard or by a signal: that is how serving ends, not a failure.
 * @param {string} command
 * @param {readonly string[]} args
 */
export async function serve(command, args) {
  const { code } = await run(command, args);
  return code === 130 || code === 143 ? 0 : code;
}
