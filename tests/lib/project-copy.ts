import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../tools/lib/run.mjs';

/** Files that a build makes or does not need. */
const left = /^(\.astro|\.cache|\.git|\.kept|\.outbox|dist|node_modules|playwright-report|shots|test-results)$/;

/** An empty folder outside the project, which the caller deletes. */
export const newFolder = () => realpathSync(mkdtempSync(path.join(tmpdir(), 'site-')));

/** Links the project's packages into a folder one by one: node_modules has caches too, which builds must not share. */
export function linkPackages(folder: string): void {
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')).filter((entry) => !entry.startsWith('.'))) {
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name), 'junction');
  }
}

/** Separate packages, as of the desk, are not copied: they are many files, and few tests need them. */
const isOwn = (file: string) => path.basename(file) !== 'node_modules';

/** Copies the project in its current state to a folder, with the same packages. */
export function copyProjectTo(copy: string): string {
  for (const name of readdirSync(root).filter((entry) => !left.test(entry))) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true, filter: isOwn });
  }
  linkPackages(copy);
  return copy;
}

/** Every file below a folder, with its bytes in base64, for comparing folders. */
export function bytesBelow(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((file) => [path.relative(folder, file), readFileSync(file, 'base64')]));
}

/** Replaces text in a file, which must contain it. */
export function change(file: string, from: RegExp | string, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has nothing like “${from}” to be changed.`);
  writeFileSync(file, changed);
}
