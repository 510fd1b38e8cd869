import { globSync } from 'node:fs';
import { builtPageRoute } from '../../src/lib/routes.ts';
import { SetupError } from '../setup.mjs';

/** Addresses of all built pages except the 404 page, in alphabetical order. */
export function builtPages(dist = 'dist'): string[] {
  return globSync('**/*.html', { cwd: dist, exclude: ['404.html'] })
    .map(builtPageRoute)
    .sort();
}

/** The pages named in a command, with or without the slash; all pages if none is named. @throws for an unknown page */
export function wantedPages(named: readonly string[], all: readonly string[]): readonly string[] {
  const pages = named.map((page) => page.replace(/^\/*/, '/'));
  const gone = pages.find((page) => !all.includes(page));
  if (gone !== undefined) throw new SetupError(`There is no page ${gone} in dist/.`);
  return pages.length > 0 ? pages : all;
}
