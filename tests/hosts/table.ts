import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { headerRules } from '../../src/lib/hosting/host-headers.ts';
import { pdfFolders } from '../../src/lib/documents/pdf-folders.ts';
import { settings } from '../lib/content-files.ts';
import type { Request } from './support/ask.ts';
import { dist } from './support/engines.ts';

/** The expected answer of a host; omitted parts are not checked. */
interface Expected {
  /** Any of these is accepted. */
  status: readonly number[];
  headers?: Record<string, unknown>;
  /** The file that the body must equal, the body's length in bytes, or `empty`. */
  body?: string | number | undefined;
}

/** The two deployment targets, and the preview, which represents them in `npm test`. */
export type Host = 'caddy' | 'cloudflare' | 'preview';

/** One request and the answer of all hosts, with overrides for hosts that cannot do the same. */
export type Row = readonly [what: string, Request, all: Expected, others?: Partial<Record<Host, Partial<Expected>>>];

const asset = (ending: string, folder = '_astro'): string => {
  const name = readdirSync(path.join(dist, folder)).find((file) => file.endsWith(ending));
  if (name === undefined) throw new Error(`The built site has no ${folder}/*${ending}.`);
  return `/${folder}/${name}`;
};

const PDF = '/files/investor-charter.pdf';
/** One PDF from each folder that has any. */
const PDFS = Object.keys(pdfFolders).flatMap((folder) =>
  globSync('*.pdf', { cwd: path.join(dist, folder) }).length > 0 ? asset('.pdf', folder) : [],
);
const notKept = { 'cache-control': expect.stringMatching(/^(?!.*(immutable|max-age=[1-9]))/) as unknown };
/** A 404 has the security headers as well. */
const notFound: Expected = { status: [404], body: '404.html', headers: { ...headerRules[0].headers, ...notKept } };
const page = (body: string): Expected => ({ status: [200], body });
const withHeaders = (headers: Record<string, unknown>, status = 200): Expected => ({ status: [status], headers });

/** A near miss of a page's address. Cloudflare always redirects to the right one. */
const alias = (target: string, to: string): Row => {
  const sentOn = { ...withHeaders({ location: to }, 308), body: 'empty' };
  return [`${target} is not a second address`, { target }, notFound, { cloudflare: sentOn }];
};

const missing = (what: string, target: string): Row => [`${what} is not found`, { target }, notFound];

/** Cloudflare normalises addresses like browsers: `/x/../AboutUs` becomes `/AboutUs` before it looks for a file. */
const tidied = (target: string): Row => {
  const what = `${target} is not found, or normalised as in a browser`;
  return [what, { target }, notFound, { cloudflare: page('AboutUs.html') }];
};

/** Cloudflare's local runtime fails on names that no disk allows; its edge has no disk. Neither reveals anything. */
const refused = (what: string, target: string, all = notFound): Row => {
  const cloudflare = { status: [400, 404, 414, 431, 500, 502], headers: {}, body: undefined };
  return [`${what} is refused`, { target }, all, { cloudflare }];
};

const compressed = (taken: string, sent: string | null = taken, others: Row[3] = {}): Row => {
  const request = { target: '/AboutUs', headers: { 'Accept-Encoding': taken } };
  const all = { ...page('AboutUs.html'), ...withHeaders({ 'content-encoding': sent }) };
  return [`sends a page as ${taken} to a client that accepts only that`, request, all, others];
};

const notCompressed = { headers: { 'content-encoding': null } };

const method = (name: string): Row => {
  const request = { method: name, target: '/AboutUs', headers: { 'Content-Length': '0' } };
  return [`refuses ${name}`, request, withHeaders({ allow: 'GET, HEAD' }, 405), { cloudflare: { headers: {} } }];
};

const withoutHash = (target: string) => target.replace(/\.[\w-]+(?=\.\w+$)/, '');

const cached = (target: string, general: string, cloudflare = general): Row => {
  const what = `sends ${withoutHash(target)} with the right Cache-Control`;
  const caching = (value: string) => withHeaders({ 'cache-control': value });
  return [what, { target }, caching(general), { cloudflare: caching(cloudflare) }];
};

const typed = (target: string, ...types: string[]): Row => {
  const what = `sends ${withoutHash(target)} as ${types.join(' or ')}`;
  return [what, { target }, withHeaders({ 'content-type': typeIn(types) })];
};

/** Ignores the charset, which only some hosts add. */
const typeIn = (types: readonly string[]): unknown => ({
  asymmetricMatch: (found: string | null) => types.includes(found?.split(';')[0] ?? ''),
  toString: () => types.join(' or '),
});

const forever = 'public, max-age=31536000, immutable';
const briefly = 'public, max-age=600, must-revalidate';
/** Two equivalent values; the second is Cloudflare's own. */
const asked = ['no-cache', 'public, max-age=0, must-revalidate'] as const;

const ofAsset = { 'cross-origin-resource-policy': 'cross-origin', 'content-security-policy': 'sandbox' };
const ofDocument = { ...ofAsset, 'permissions-policy': null, 'referrer-policy': null };

export const rows: readonly Row[] = [
  ['ignores a query string', { target: '/AboutUs?from=//mail/../%00' }, page('AboutUs.html')],
  missing('an unknown address', '/Nowhere'),
  [
    'sends the complete 404 page even to conditional and range requests',
    { target: '/Nowhere', headers: { 'If-None-Match': '*', Range: 'bytes=0-9' } },
    notFound,
  ],
  // Cloudflare sends the headers of an address with its 404 too.
  [
    'an unknown asset is not found',
    { target: '/_astro/nothing.js' },
    notFound,
    {
      cloudflare: {
        headers: {
          ...notFound.headers,
          'Cross-Origin-Resource-Policy': 'cross-origin',
          'Content-Security-Policy': 'sandbox',
        },
      },
    },
  ],
  missing('a page in another case', '/aboutus'),
  missing('a file in another case', '/files/Investor-Charter.pdf'),
  missing('a folder', '/files'),
  missing('a folder with a slash', '/files/'),
  missing('a compressed copy', '/AboutUs.html.br'),
  alias('/AboutUs/', '/AboutUs'),
  alias('/AboutUs.html', '/AboutUs'),
  alias('/AboutUs%2ehtml', '/AboutUs'),
  alias('/index.html', '/'),
  alias('/index', '/'),
  ['/404 is the 404 page', { target: '/404' }, notFound, { cloudflare: { status: [200] } }],
  refused('the list of headers', '/_headers'),
  refused('the list of redirects', '/_redirects'),
  missing('a settings file', '/.env'),
  ...settings.formerAddresses
    .slice(0, 1)
    .map(({ from, to }): Row => [
      `${from} redirects permanently to ${to}`,
      { target: from },
      withHeaders({ location: to }, 301),
    ]),

  tidied('//AboutUs'),
  tidied('/files/../AboutUs'),
  tidied('/./AboutUs'),
  tidied('/%2e/AboutUs'),
  missing('..', '/../../../../etc/passwd'),
  missing('an escaped ..', '/%2e%2e/%2e%2e/%2e%2e/etc/passwd'),
  missing('an escaped slash', '/..%2f..%2f..%2fetc%2fpasswd'),
  missing('a doubly escaped ..', '/%252e%252e%252fetc%252fpasswd'),
  missing('a backslash', '/..\\..\\..\\etc\\passwd'),
  missing('an escaped backslash', '/..%5c..%5cetc%5cpasswd'),
  refused('an escaped NUL', '/AboutUs%00.html'),
  refused('a broken escape', '/%E0%A4%A', { status: [400, 404] }),
  refused('an address of 300 characters', `/${'a'.repeat(300)}`),
  refused('an address of 9,000 characters', `/${'a'.repeat(9000)}`),
  refused('9,000 characters of folders', '/a'.repeat(4500)),

  compressed('br'),
  compressed('gzip'),
  // Cloudflare's edge adds zstd; its local runtime, like the preview, supports only brotli and gzip.
  compressed('zstd', 'zstd', { cloudflare: notCompressed, preview: notCompressed }),
  compressed('identity', null),
  [
    'sends assets without headers that are only for documents',
    { target: asset('.woff2') },
    withHeaders(ofAsset),
    { caddy: { headers: ofDocument } },
  ],
  ['does not keep a document out of search results', { target: PDF }, withHeaders({ 'x-robots-tag': null })],

  cached(asset('.js'), forever),
  cached(asset('.woff2'), forever),
  cached(asset('.pf_fragment', 'pagefind/fragment'), forever),
  cached('/pagefind/pagefind-entry.json', ...asked),
  ...PDFS.map((pdf) => cached(pdf, briefly)),
  cached('/AboutUs', ...asked),
  cached('/icon.svg', ...asked),

  typed(PDF, 'application/pdf'),
  typed('/icon.svg', 'image/svg+xml'),
  typed(asset('.woff2'), 'font/woff2'),
  typed(asset('.js'), 'text/javascript', 'application/javascript'),

  [
    'HEAD has the headers and no body',
    { method: 'HEAD', target: '/AboutUs' },
    { ...withHeaders({ 'x-content-type-options': 'nosniff' }), body: 'empty' },
  ],
  ['HEAD of an unknown address is not found', { method: 'HEAD', target: '/Nowhere' }, { status: [404], body: 'empty' }],
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map(method),

  [
    'sends the requested range of a PDF',
    { target: PDF, headers: { Range: 'bytes=0-99' } },
    { status: [206], body: 100 },
    // Cloudflare sends whole files, which the standard allows; PDF viewers accept both.
    { cloudflare: { status: [200], body: undefined } },
  ],
  [
    'refuses a range beyond the end',
    { target: PDF, headers: { Range: 'bytes=999999999-' } },
    { status: [416] },
    { cloudflare: { status: [200] } },
  ],
];
