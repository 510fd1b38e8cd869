// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** An error that the user can fix; only its message is shown, without a stack. */
export class SetupError extends Error {}

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Node 24, installed by the package `node`. */
export const node = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * The environment for every command: the project's own programs, including Node 24, come first on the PATH, and the
 * telemetry of Astro and Storybook is off.
 * @param {Record<string, string>} more
 */
function environment(more) {
  const env = { ...process.env };
  // Windows spells it `Path`; with both spellings set, either could be used.
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  env[name] = [path.join(root, 'node_modules/.bin'), env[name] ?? ''].join(path.delimiter);
  return { ...env, ASTRO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', ...more };
}

/**
 * How to start a command without a shell, which would split a path at a space. Packages are started by their own files,
 * because the scripts in node_modules/.bin need a shell on Windows; so does npm there, which is started by Node's copy.
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

/** Whether this program was asked to stop, and must not start anything more. */
export const wasStopped = () => stopped;

/**
 * @typedef {object} RunOptions
 * @property {'shown' | 'kept' | 'both'} [output] whether output goes to the terminal, is returned, or both
 * @property {Record<string, string>} [env] variables to add
 * @property {string} [cwd] the folder to run in; by default the project's
 * @property {number} [timeoutSeconds] stop the command after this time
 */

/**
 * Runs a command until it ends. Passes signals that ask this program to stop on to the command, and waits for it.
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
    // On Ctrl+C the terminal signals the command itself; this program only has to wait for it.
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
        // As shells have it, so that a program that was stopped differs from one that crashed.
        resolve({ code: code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)], output: text });
      });
    });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/**
 * Runs a server until it is stopped by Ctrl+C or a signal, which counts as success.
 * @param {string} command
 * @param {readonly string[]} args
 */
export async function serve(command, args) {
  const { code } = await run(command, args);
  return code === 130 || code === 143 ? 0 : code;
}
