import { globSync } from 'node:fs';
import path from 'node:path';

/**
 * Addresses of all built pages, in alphabetical order: `dist/member/x.html` is `/member/x`, `dist/index.html` is `/`.
 * The page for unknown addresses is left out.
 */
export function builtPages(dist = 'dist'): string[] {
  return globSync('**/*.html', { cwd: dist, exclude: ['404.html'] })
    .map((file) => `/${file.replaceAll(path.sep, '/').replace(/(^index)?\.html$/, '')}`)
    .sort();
}
