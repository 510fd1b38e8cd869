import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/lib/run.mjs';

/** What a build makes or does not need. */
const left = [
  '.astro',
  '.cache',
  '.git',
  '.outbox',
  'dist',
  'node_modules',
  'playwright-report',
  'shots',
  'test-results',
];

/** Gives a folder the project's packages. One link for each: their folder also holds caches, which two builds must not share. */
export function linkPackages(folder: string): void {
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')).filter((entry) => !entry.startsWith('.'))) {
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name), 'junction');
  }
}

/** Packages that stand apart are not copied: they are many files, and few ask for them. */
const isOwn = (file: string) => path.basename(file) !== 'node_modules';

/** Copies the project, as it stands, to a folder, with the same packages. */
export function copyProjectTo(copy: string): string {
  for (const name of readdirSync(root).filter((entry) => !left.includes(entry))) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true, filter: isOwn });
  }
  linkPackages(copy);
  return copy;
}
