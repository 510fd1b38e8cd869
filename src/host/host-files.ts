import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type HeaderRule, headerRules, revalidate } from '../lib/host-headers.ts';
import { type Redirect, redirects } from '../lib/redirects.ts';

/**
 * Writes the files that tell each host what the built pages cannot say themselves.
 * @param unlisted whether search engines are to leave the site out; deploy/Caddyfile looks for the file that says so
 */
export async function writeHostFiles(root: string, site: string, unlisted: boolean): Promise<void> {
  await writeFile(path.join(site, '_redirects'), netlifyRedirects(redirects));
  const [general, ...special] = headerRules;
  // Tells search engines to leave out every file: a PDF has no other place that says so.
  const hidden = { ...general, headers: { ...general.headers, 'X-Robots-Tag': 'noindex' } };
  await writeFile(path.join(site, '_headers'), netlifyHeaders(unlisted ? [hidden, ...special] : headerRules));
  if (unlisted) await writeFile(path.join(site, '_unlisted'), '');
  await writeIfChanged(path.join(root, 'deploy/redirects.caddy'), caddyRedirects(redirects));
  await writeIfChanged(path.join(root, 'deploy/headers.caddy'), caddyHeaders(headerRules));
}

/** Leaves an unchanged file alone: it is under version control, and a build should not touch it needlessly. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current !== text) await writeFile(file, text);
}

/** The redirects as the `_redirects` file that Cloudflare Pages and Netlify read from the built site. */
function netlifyRedirects(rules: readonly Redirect[]): string {
  return rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/**
 * The redirects as directives that deploy/Caddyfile imports.
 *
 * Caddy's `path` matcher ignores case, so `/Aboutus` would match its own target and send visitors round for ever;
 * `path_regexp` tells the two apart.
 */
export function caddyRedirects(rules: readonly Redirect[]): string {
  const directives = rules.map(
    ({ from, to, status }, index) =>
      `@redirect${index + 1} path_regexp ^${escapePattern(from)}$\nredir @redirect${index + 1} ${to} ${status}\n`,
  );
  return ['# Written by the build from src/lib/redirects.ts. Do not edit by hand.\n', ...directives].join('');
}

/**
 * The headers as the `_headers` file that Cloudflare Pages and Netlify read from the built site. What a rule does without
 * is sent all the same: only Cloudflare can take a header back. Both speak HTTP/2, in which one that was sent before
 * takes a byte.
 */
function netlifyHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  );
  return blocks.join('\n');
}

/**
 * The headers as two snippets that deploy/Caddyfile imports: one for every response, the page for unknown addresses
 * included, and one for files that are there. Not with Caddy's `path`, which takes `/NewsLetter` for `/newsletter`.
 */
export function caddyHeaders([general, ...special]: typeof headerRules): string {
  const snippet = (name: string, lines: readonly string[]) =>
    `(${name}) {\n${lines.map((line) => `\t${line}\n`).join('')}}\n`;
  const lines = (matcher: string, headers: HeaderRule['headers']) =>
    Object.entries(headers).map(([name, value]) => `header ${matcher}${name} "${value}"`);
  return [
    '# Written by the build from src/lib/host-headers.ts. Do not edit by hand.\n',
    snippet('site_headers', lines('', { ...general.headers, 'Cache-Control': revalidate })),
    snippet(
      'file_headers',
      special.flatMap(({ pattern, headers, without = [] }, index) => [
        `@headers${index + 1} path_regexp ^${escapePattern(pattern.slice(0, -1))}`,
        ...lines(`@headers${index + 1} `, headers),
        ...without.map((name) => `header @headers${index + 1} -${name}`),
      ]),
    ),
  ].join('');
}

/** For Caddy’s patterns, which people read: RegExp.escape would write letters as their codes. */
function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
