// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What starts a command without a shell: a program, and what it is given first. On Windows npm and what stands in
 * node_modules/.bin are scripts that a shell alone can start, and to a shell a path with a space is two words: there
 * Node runs the packages' own files.
 * @param {string} command
 * @param {string} root folder of the project
 * @param {NodeJS.Platform} [platform]
 * @returns {[program: string, ...first: string[]]}
 */
export function programOf(command, root, platform = process.platform) {
  if (platform !== 'win32') return [command];
  if (command === 'npm') return [process.execPath, npmFile()];
  const own = path.join(root, 'node_modules/node/bin/node.exe');
  // Before the packages are there, the Node that runs this has to do.
  const node = existsSync(own) ? own : process.execPath;
  if (command === 'node') return [node];
  const file = binOf(command, path.join(root, 'node_modules', command));
  return file === undefined ? [command] : [node, file];
}

/** npm's own program: it tells what it starts where it stands, and comes with Node. */
const npmFile = () =>
  process.env['npm_execpath'] ?? path.join(path.dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');

/**
 * @param {string} command
 * @param {string} folder of the package of the same name
 * @returns {string | undefined} the file that the package runs for it
 */
function binOf(command, folder) {
  const facts = path.join(folder, 'package.json');
  if (!existsSync(facts)) return undefined;
  /** @type {{ bin?: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(facts, 'utf8'));
  const file = typeof bin === 'string' ? bin : bin?.[command];
  return file === undefined ? undefined : path.join(folder, file);
}
