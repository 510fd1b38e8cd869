// @ts-check
// Plain JavaScript for Node 20: this runs before the packages, and with them Node 24, are there.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isInstalled } from './lib/installed.mjs';
import { root, run } from './lib/run.mjs';

const stampFile = path.join(root, 'node_modules/.setup-stamp');

/** A problem that the person at the keyboard can solve; shown as it is, without a stack. */
export class SetupError extends Error {}

/**
 * Installs the packages when they are missing or are not those of package-lock.json, and else does nothing: also where
 * somebody has run `npm ci` already.
 * @returns {Promise<void>}
 */
export async function ensureInstalled() {
  const lock = await readFile(path.join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).digest('hex');
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  if (!(await areInPlace(lock))) await install();
  await checkNode();
  await writeFile(stampFile, stamp);
}

/** @param {Buffer} lock */
async function areInPlace(lock) {
  const placed = await readFile(path.join(root, 'node_modules/.package-lock.json'), 'utf8').catch(() => undefined);
  return placed !== undefined && isInstalled(JSON.parse(lock.toString()), JSON.parse(placed));
}

async function install() {
  console.log('Installing packages with npm ci (a minute or two)…');
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund'], { quiet: true });
  if (code !== 0) {
    throw new SetupError(
      `${output}\nThe packages could not be installed: npm ci ended with code ${code}, and its output is above. ` +
        'Check the network connection and the free disk space, then run the same command again.',
    );
  }
}

/** The package `node` fetches its program in an install script, which npm may have been told not to run. */
async function checkNode() {
  const { code, output } = await run('node', ['--version'], { quiet: true });
  const major = Number(/^v(\d+)/.exec(output)?.[1]);
  if (code === 0 && major >= 24) return;
  throw new SetupError(
    `The packages are installed, but Node 24 is not among them (found: ${output.trim() || 'nothing'}). ` +
      'If npm is set to skip install scripts, run: npm rebuild node --ignore-scripts=false',
  );
}

/**
 * Finds a browser for the tests, and installs one where there is none.
 * @returns {Promise<string | undefined>} the program, or undefined when Playwright has a browser of its own
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined || (await playwrightHasBrowser())) return found;

  const isRoot = process.getuid?.() === 0;
  console.log('Installing Chromium for the browser tests…');
  // --with-deps installs system libraries; without root it would stop and ask for a password.
  const download = await run('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], {
    quiet: true,
    timeoutSeconds: 240,
  });
  if (download.code === 0 && (await playwrightHasBrowser())) return undefined;

  let output = download.output;
  if (isRoot && onPath('apt-get')) {
    console.log('Playwright’s Chromium cannot be had; installing Debian’s chromium…');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      output += (await run('apt-get', args, { quiet: true, env })).output;
    }
    const installed = findBrowser();
    if (installed !== undefined) return installed;
  }
  throw new SetupError(
    `${output}\nNo browser was found for the browser tests, and none could be installed; the output is above. ` +
      'Install Chromium or Chrome (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to ' +
      'the program of one that is installed, then run the same command again.',
  );
}

/** @returns {string | undefined} */
function findBrowser() {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new SetupError(`CHROMIUM_PATH is set to ${given}, where there is no file. Correct it or unset it.`);
  }
  const debian = '/usr/bin/chromium';
  if (existsSync(debian)) return debian;
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onPath).find(Boolean);
}

/** @returns {Promise<boolean>} */
async function playwrightHasBrowser() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}

/**
 * @param {string} program
 * @returns {string | undefined} the program's file
 */
export function onPath(program) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}

/**
 * Runs a command of this folder: a SetupError is shown as a sentence, anything else with its stack.
 * @param {() => Promise<number>} command returns the exit code
 * @returns {Promise<void>}
 */
export async function main(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    process.exitCode = 1;
  }
}
