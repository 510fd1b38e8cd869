import { globSync } from 'node:fs';
import { builtPageRoute } from '../../src/lib/routes.ts';
import { SetupError } from '../setup.mjs';

/** Addresses of all built pages but the one for unknown addresses, in alphabetical order. */
export function builtPages(dist = 'dist'): string[] {
  return globSync('**/*.html', { cwd: dist, exclude: ['404.html'] })
    .map(builtPageRoute)
    .sort();
}

/** The pages that a command names, with the slash or without; all where it names none. @throws of one that is not there */
export function wantedPages(named: readonly string[], all: readonly string[]): readonly string[] {
  const pages = named.map((page) => page.replace(/^\/*/, '/'));
  const gone = pages.find((page) => !all.includes(page));
  if (gone !== undefined) throw new SetupError(`There is no page ${gone} in dist/.`);
  return pages.length > 0 ? pages : all;
}
