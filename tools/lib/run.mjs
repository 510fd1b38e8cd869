// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { programOf } from './program.mjs';

/** Folder of the project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * The environment that every command runs in: the project's own programs come first, Node 24 among them, and Astro
 * reports nothing to its makers.
 * @param {Record<string, string>} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(more = {}) {
  const env = { ...process.env };
  // Windows spells it `Path`; two spellings at once would leave the choice to chance.
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  env[name] = [path.join(root, 'node_modules/.bin'), env[name] ?? ''].join(path.delimiter);
  return { ...env, ASTRO_TELEMETRY_DISABLED: '1', ...more };
}

/**
 * @typedef {object} RunOptions
 * @property {boolean} [quiet] keep the output back; it is returned in any case
 * @property {boolean} [direct] give the command this terminal; nothing is returned as output
 * @property {Record<string, string>} [env] variables to add
 * @property {string} [cwd] the folder to run in, if not the project's
 * @property {number} [timeoutSeconds] stop the command after this time
 */

/**
 * Runs a command in the project's folder until it ends. A signal that asks this program to stop is handed on to the
 * command, and this program waits for it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, direct = false, env = {}, cwd = root, timeoutSeconds = 0 } = {}) {
  return new Promise((resolve, reject) => {
    const [program, ...first] = programOf(command, root);
    const child = spawn(program, [...first, ...args], {
      cwd,
      env: environment(env),
      stdio: direct ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      timeout: timeoutSeconds * 1000,
    });
    let output = '';
    for (const [stream, target] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
        if (!quiet) target.write(text);
      });
    }
    const stop = handSignalsOn(child);
    child.once('error', (error) => {
      stop();
      reject(error);
    });
    child.once('close', (code, signal) => {
      stop();
      resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 143), output });
    });
  });
}

let stopped = false;

/** Whether this program was asked to stop, and should start nothing more. */
export const wasStopped = () => stopped;

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} what ends the handing on
 */
function handSignalsOn(child) {
  // Ctrl+C reaches the command from the terminal itself; this program has only to outlive it.
  const onInterrupt = () => {
    stopped = true;
    if (!process.stdin.isTTY) child.kill('SIGINT');
  };
  const onTerminate = () => {
    stopped = true;
    child.kill('SIGTERM');
  };
  process.on('SIGINT', onInterrupt);
  process.on('SIGTERM', onTerminate);
  return () => {
    process.off('SIGINT', onInterrupt);
    process.off('SIGTERM', onTerminate);
  };
}
