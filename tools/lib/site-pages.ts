import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Addresses of all built pages, in alphabetical order: `dist/member/x.html` is `/member/x`, `dist/index.html` is `/`.
 * The page for unknown addresses is left out.
 */
export function builtPages(dist = 'dist'): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .sort();
}
