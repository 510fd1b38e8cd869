import { globSync } from 'node:fs';
import { builtPageRoute } from '../../src/lib/routes.ts';

/** Addresses of all built pages but the one for unknown addresses, in alphabetical order. */
export function builtPages(dist = 'dist'): string[] {
  return globSync('**/*.html', { cwd: dist, exclude: ['404.html'] })
    .map(builtPageRoute)
    .sort();
}
