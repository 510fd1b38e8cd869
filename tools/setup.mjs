// @ts-check
// Plain JavaScript for Node 20: this runs before the packages, Node 24 among them, are installed.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { node, root, run, SetupError } from './lib/run.mjs';

export { root, SetupError };

/**
 * Installs the packages if they are missing or differ from package-lock.json. Does nothing after a manual `npm ci`.
 * @param {{ forSite?: boolean }} [options] see `ensurePackages`
 */
export async function ensureInstalled(options) {
  await ensurePackages(root, 'packages', options);
  // The package `node` downloads its binary in an install script.
  if (existsSync(node)) return;
  throw new SetupError(
    'The packages are installed, but Node 24 is not among them. If npm is set to skip install scripts, run: ' +
      'npm rebuild node --ignore-scripts=false',
  );
}

/**
 * Installs the packages of a folder if they differ from its lockfile.
 * @param {string} folder
 * @param {string} name what to call the packages in messages
 * @param {object} [options]
 * @param {boolean} [options.forSite] whether those that build and serve the site are enough; development packages that
 *   are there are kept up to date nevertheless
 */
export async function ensurePackages(folder, name, { forSite = false } = {}) {
  /** @type {(file: string) => Lock} */
  const read = (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const wanted = read('package-lock.json');
  const record = 'node_modules/.package-lock.json';
  const placed = existsSync(path.join(folder, record)) ? read(record) : { packages: {} };
  const enough = forSite && !Object.keys(placed.packages).some((each) => wanted.packages[each]?.dev);
  if (isInstalled(wanted, placed, enough)) return;
  console.log(`Installing ${name} with npm ci (a minute or two)…`);
  const args = ['ci', '--no-audit', '--no-fund', ...(enough ? ['--omit=dev'] : [])];
  const { code, output } = await run('npm', args, { output: 'kept', cwd: folder });
  if (code === 0) return;
  throw new SetupError(
    `${output}\nThe ${name} could not be installed: npm ci ended with code ${code}, and its output is above. ` +
      'Check the network connection and the free disk space, then run the same command again.',
  );
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

/**
 * Whether the installed packages match a lockfile. Optional packages may be missing: they can be for another platform.
 * @param {Lock} lock package-lock.json
 * @param {Lock} placed node_modules/.package-lock.json, npm's record of what it has installed
 * @param {boolean} [forSite] whether packages that only development needs may be missing, too
 */
export function isInstalled({ packages: wanted }, { packages: placed }, forSite = false) {
  // The lockfile also lists the project itself, under an empty name.
  const needed = Object.entries(wanted)
    .filter(([name, { optional, dev, devOptional }]) => name !== '' && !optional && !(forSite && (dev || devOptional)))
    .map(([name]) => name);
  return [...needed, ...Object.keys(placed)].every(
    (name) => placed[name]?.version === wanted[name]?.version && placed[name]?.integrity === wanted[name]?.integrity,
  );
}

/**
 * Finds a browser for the tests, or installs one.
 * @returns {Promise<string | undefined>} path of the program, or undefined to use Playwright's own browser
 */
export async function ensureBrowser() {
  const { chromium } = await import('playwright');
  const isThere = () => findBrowser() !== undefined || existsSync(chromium.executablePath());
  const isRoot = process.getuid?.() === 0;
  let words = '';
  const attempt = async (/** @type {[string, ...string[]]} */ ...[command, ...args]) => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    words += (await run(command, args, { output: 'kept', env, timeoutSeconds: 300 })).output;
  };
  if (!isThere()) console.log('Installing Chromium for the browser tests…');
  if (!isThere() && isRoot && isDebian()) {
    await attempt('apt-get', 'update');
    // An older Debian has only the browser with windows, in which the tests take half as long again.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!isThere()) await attempt('apt-get', 'install', '-y', '--no-install-recommends', name);
  }
  // --with-deps installs system libraries; without root it would stop and ask for a password.
  if (!isThere()) await attempt('playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
  if (isThere()) return findBrowser();
  throw new SetupError(
    `${words}\nNo browser was found for the browser tests, and installing one failed; the output is above. ` +
      'Install Chromium or Chrome (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to ' +
      'the program of one that is installed, then run the same command again.',
  );
}

/** Ubuntu has apt-get too, but its chromium is a snap, which a container cannot start. */
const isDebian = () => existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Path of an installed browser: CHROMIUM_PATH, or the first one on the PATH, faster ones first. */
export function findBrowser() {
  const given = process.env['CHROMIUM_PATH'];
  if (given && !existsSync(given))
    throw new SetupError(`CHROMIUM_PATH is set to ${given}, where there is no file. Correct it or unset it.`);
  if (given) return given;
  const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return programs.map(onPath).find(Boolean);
}

/**
 * @param {string} program
 * @returns {string | undefined} the program's file
 */
export function onPath(program) {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean), '/usr/bin'];
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}

/** Throws if the site has not been built. @param {string} [command] the command that builds it */
export function needSite(command = 'npm run build') {
  if (existsSync(path.join(root, 'dist/index.html'))) return;
  throw new SetupError(`There is no built site in dist/. Build it first: ${command}`);
}

/**
 * Parses the arguments of a command. Throws on invalid arguments, and on options that npm consumed because -- was
 * missing before them: without this, a --dry-run would be a real run.
 * @template {import('node:util').ParseArgsConfig} const Config
 * @param {Config} config
 * @param {string} usage
 */
export function readArguments(config, usage) {
  // Docker images set npm_config_production for npm's own use.
  const isKept = (/** @type {string} */ name) =>
    name !== 'production' && process.env[`npm_config_${name.replaceAll('-', '_')}`];
  const kept = Object.keys(config.options ?? {}).find(isKept);
  if (kept) throw new SetupError(`npm took --${kept}, so nothing was done: put -- before the options.\n${usage}`);
  try {
    return parseArgs(config);
  } catch (error) {
    // Only the first sentence of Node's message is meant for users.
    throw new SetupError(`${/** @type {Error} */ (error).message.replace(/\. .*/s, '')}.\n${usage}`);
  }
}

/**
 * Resolves a file name against the folder that the user typed it in: npm runs commands in the project's folder.
 * @param {string} file
 */
export const namedFile = (file) => path.resolve(process.env['INIT_CWD'] ?? '', file);

/**
 * Runs a command of this folder. A SetupError, or an error without a stack, is shown as its message alone.
 * @param {() => number | void | Promise<number | void>} command returns the exit code, if not 0
 * @param {number} [failed] the exit code after an error
 */
export async function main(command, failed = 1) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    const isSentence = error instanceof SetupError || (error instanceof Error && error.stack === '');
    console.error(isSentence ? error.message : error);
    process.exitCode = failed;
  }
}
