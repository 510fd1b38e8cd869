import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decoded } from '../lib/texts/addresses.ts';
import { type HeaderRule, headerRules, noindex, revalidate } from '../lib/hosting/host-headers.ts';

/** Former addresses, and where each leads now: `formerAddresses` in content/settings.yaml. */
type Redirects = readonly { from: string; to: string }[];

/** An address as a header has it, without spaces, whether it was typed so or as people read it. */
const encoded = (address: string) => encodeURI(decoded(address));

/**
 * Writes each host’s configuration for what the built pages cannot define themselves.
 * @param unlisted whether search engines must not index the site; deploy/Caddyfile checks for the `_unlisted` file
 */
export async function writeHostFiles(root: string, site: string, redirects: Redirects, unlisted: boolean) {
  // Cloudflare Pages and Netlify read this file from the site, and so does the preview server.
  const lines = redirects.map(({ from, to }) => `${from} ${encoded(to)} 301\n`).join('');
  if (lines !== '') await writeFile(path.join(site, '_redirects'), lines);
  const [general, ...special] = headerRules;
  // A header for every file, because a PDF cannot be hidden from search engines in any other way.
  const hidden = { ...general, headers: { ...general.headers, ...noindex } };
  const others = special.filter(({ headers }) => headers !== noindex);
  await writeFile(path.join(site, '_headers'), netlifyHeaders(unlisted ? [hidden, ...others] : headerRules));
  if (unlisted) await writeFile(path.join(site, '_unlisted'), '');
  await writeIfChanged(path.join(root, 'deploy/redirects.caddy'), caddyRedirects(redirects));
  await writeIfChanged(path.join(root, 'deploy/headers.caddy'), caddyHeaders(headerRules));
}

/** Leaves an unchanged file alone: it is under version control, and a build should not touch it needlessly. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current !== text) await writeFile(file, text);
}

/** Where each former address leads, by the `_redirects` file of a built site. */
export function redirectsOf(site: string): ReadonlyMap<string, string> {
  const file = path.join(site, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((line) => line.split(' ') as [from: string, to: string]));
}

/**
 * The redirects as directives that deploy/Caddyfile imports.
 *
 * Caddy’s `path` matcher ignores case, so `/Aboutus` would match its own target and redirect visitors forever;
 * `path_regexp` is case-sensitive.
 */
export function caddyRedirects(redirects: Redirects): string {
  const directives = redirects.map(
    ({ from, to }, index) =>
      `@redirect${index + 1} path_regexp ^${escapePattern(from)}$\nredir @redirect${index + 1} ${encoded(to)} 301\n`,
  );
  return ['# Written by the build from content/settings.yaml. Do not edit by hand.\n', ...directives].join('');
}

/**
 * The headers as the `_headers` file that Cloudflare Pages and Netlify read from the built site. Headers that a rule
 * should remove are sent nevertheless: only Cloudflare can remove them. Both hosts use HTTP/2, where a repeated header
 * takes one byte. Those that a rule sets to something else are removed (`!`) all the same, because Cloudflare would
 * send both values.
 */
function netlifyHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers, instead = {} }) =>
    [
      pattern,
      ...Object.keys(instead).map((name) => `  ! ${name}`),
      ...Object.entries({ ...headers, ...instead }).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ].join('\n'),
  );
  return blocks.join('\n');
}

/**
 * The headers as two snippets that deploy/Caddyfile imports: one for every response, including the page for unknown
 * addresses, and one for existing files. Not with Caddy’s `path`, which confuses `/NewsLetter` with `/newsletter`.
 */
export function caddyHeaders([general, ...special]: typeof headerRules): string {
  const snippet = (name: string, lines: readonly string[]) =>
    `(${name}) {\n${lines.map((line) => `\t${line}\n`).join('')}}\n`;
  const lines = (matcher: string, headers: HeaderRule['headers']) =>
    Object.entries(headers).map(([name, value]) => `header ${matcher}${name} "${value}"`);
  return [
    '# Written by the build from src/lib/hosting/host-headers.ts. Do not edit by hand.\n',
    snippet('site_headers', lines('', { ...general.headers, 'Cache-Control': revalidate })),
    snippet(
      'file_headers',
      special.flatMap(({ pattern, headers, instead = {}, without = [] }, index) => [
        `@headers${index + 1} path_regexp ^${escapePattern(pattern.slice(0, -1))}`,
        ...lines(`@headers${index + 1} `, { ...headers, ...instead }),
        ...without.map((name) => `header @headers${index + 1} -${name}`),
      ]),
    ),
  ].join('');
}

/** For Caddy’s patterns, which people read: RegExp.escape would encode letters. */
function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
