import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { headerRules } from '../../src/lib/host-headers.ts';
import { pdfFolders } from '../../src/lib/pdf-folders.ts';
import type { Request } from './support/ask.ts';
import { dist } from './support/engines.ts';

/** What a host must answer; a part that is left out is not looked at. */
interface Expected {
  /** Any of these. */
  status: readonly number[];
  headers?: Record<string, unknown>;
  /** The file whose text is the answer, the answer's length in bytes, or nothing at all. */
  body?: string | number | undefined;
}

/** The two that are deployed to, and the preview, which stands for them in `npm test`. */
export type Host = 'caddy' | 'cloudflare' | 'preview';

/** One request, and what all hosts answer; where one cannot do the same, what it answers. */
export type Row = readonly [what: string, Request, all: Expected, others?: Partial<Record<Host, Partial<Expected>>>];

const asset = (ending: string, folder = '_astro'): string => {
  const name = readdirSync(path.join(dist, folder)).find((file) => file.endsWith(ending));
  if (name === undefined) throw new Error(`The built site has no ${folder}/*${ending}.`);
  return `/${folder}/${name}`;
};

const PDF = '/files/investor-charter.pdf';
/** One PDF of each folder: of those that a firm puts nothing into the built site has none. */
const PDFS = Object.keys(pdfFolders).flatMap((folder) =>
  existsSync(path.join(dist, folder)) ? asset('.pdf', folder) : [],
);
const notKept = { 'cache-control': expect.stringMatching(/^(?!.*(immutable|max-age=[1-9]))/) as unknown };
/** What is not found is protected as well. */
const notFound: Expected = { status: [404], body: '404.html', headers: { ...headerRules[0].headers, ...notKept } };
const page = (body: string): Expected => ({ status: [200], body });
const withHeaders = (headers: Record<string, unknown>, status = 200): Expected => ({ status: [status], headers });

/** An address that is nearly one of a page. Cloudflare sends visitors on to the right one and cannot be told not to. */
const alias = (target: string, to: string): Row => {
  const sentOn = { ...withHeaders({ location: to }, 308), body: 'empty' };
  return [`${target} is not a second address`, { target }, notFound, { cloudflare: sentOn }];
};

const missing = (what: string, target: string): Row => [`${what} is not found`, { target }, notFound];

/** Cloudflare reads addresses as browsers do, so `/x/../AboutUs` is `/AboutUs` before it looks for a file. */
const tidied = (target: string): Row => {
  const what = `${target} leads nowhere, or where a browser would take it`;
  return [what, { target }, notFound, { cloudflare: page('AboutUs.html') }];
};

/** The development engine fails over a name that no disk takes; the edge has no disk. Nothing is shown either way. */
const refused = (what: string, target: string, all = notFound): Row => {
  const cloudflare = { status: [400, 404, 414, 431, 500, 502], headers: {}, body: undefined };
  return [`${what} leads nowhere`, { target }, all, { cloudflare }];
};

const compressed = (taken: string, sent: string | null = taken, others: Row[3] = {}): Row => {
  const request = { target: '/AboutUs', headers: { 'Accept-Encoding': taken } };
  const all = { ...page('AboutUs.html'), ...withHeaders({ 'content-encoding': sent }) };
  return [`sends a page as ${taken} to one who reads nothing else`, request, all, others];
};

const notCompressed = { headers: { 'content-encoding': null } };

const method = (name: string): Row => {
  const request = { method: name, target: '/AboutUs', headers: { 'Content-Length': '0' } };
  return [`takes no ${name}`, request, withHeaders({ allow: 'GET, HEAD' }, 405), { cloudflare: { headers: {} } }];
};

const withoutHash = (target: string) => target.replace(/\.[\w-]+(?=\.\w+$)/, '');

const cached = (target: string, general: string, cloudflare = general): Row => {
  const what = `lets ${withoutHash(target)} be kept as it should`;
  const caching = (value: string) => withHeaders({ 'cache-control': value });
  return [what, { target }, caching(general), { cloudflare: caching(cloudflare) }];
};

const typed = (target: string, ...types: string[]): Row => {
  const what = `calls ${withoutHash(target)} ${types.join(' or ')}`;
  return [what, { target }, withHeaders({ 'content-type': typeIn(types) })];
};

/** Hosts differ in whether they name a charset. */
const typeIn = (types: readonly string[]): unknown => ({
  asymmetricMatch: (found: string | null) => types.includes(found?.split(';')[0] ?? ''),
  toString: () => types.join(' or '),
});

const forever = 'public, max-age=31536000, immutable';
const briefly = 'public, max-age=600, must-revalidate';
/** Two ways to say the same; the second is Cloudflare's own. */
const asked = ['no-cache', 'public, max-age=0, must-revalidate'] as const;

const notOfDocument = withHeaders({ 'cross-origin-resource-policy': 'same-origin' });
const ofDocument = { 'permissions-policy': null, 'content-security-policy': null, 'referrer-policy': null };

export const rows: readonly Row[] = [
  ['what a mail adds behind ? changes nothing', { target: '/AboutUs?from=//mail/../%00' }, page('AboutUs.html')],
  missing('an unknown address', '/Nowhere'),
  [
    'the page for unknown addresses is whole for one who has it already',
    { target: '/Nowhere', headers: { 'If-None-Match': '*', Range: 'bytes=0-9' } },
    notFound,
  ],
  missing('an unknown part of pages', '/_astro/nothing.js'),
  missing('another case', '/aboutus'),
  missing('another case of a file', '/files/Investor-Charter.pdf'),
  missing('a folder', '/files'),
  missing('a folder with a slash', '/files/'),
  missing('a compressed copy', '/AboutUs.html.br'),
  alias('/AboutUs/', '/AboutUs'),
  alias('/AboutUs.html', '/AboutUs'),
  alias('/AboutUs%2ehtml', '/AboutUs'),
  alias('/index.html', '/'),
  alias('/index', '/'),
  ['/404 is the page for unknown addresses', { target: '/404' }, notFound, { cloudflare: { status: [200] } }],
  refused('the list of headers', '/_headers'),
  refused('the list of redirects', '/_redirects'),
  missing('a file of settings', '/.env'),
  ['/Aboutus is sent to /AboutUs for good', { target: '/Aboutus' }, withHeaders({ location: '/AboutUs' }, 301)],

  tidied('//AboutUs'),
  tidied('/files/../AboutUs'),
  tidied('/./AboutUs'),
  tidied('/%2e/AboutUs'),
  missing('..', '/../../../../etc/passwd'),
  missing('an escaped ..', '/%2e%2e/%2e%2e/%2e%2e/etc/passwd'),
  missing('an escaped slash', '/..%2f..%2f..%2fetc%2fpasswd'),
  missing('a twice escaped ..', '/%252e%252e%252fetc%252fpasswd'),
  missing('a backslash', '/..\\..\\..\\etc\\passwd'),
  missing('an escaped backslash', '/..%5c..%5cetc%5cpasswd'),
  refused('an escaped NUL', '/AboutUs%00.html'),
  refused('a broken escape', '/%E0%A4%A', { status: [400, 404] }),
  refused('an address of 300 characters', `/${'a'.repeat(300)}`),
  refused('an address of 9,000 characters', `/${'a'.repeat(9000)}`),
  refused('9,000 characters of folders', '/a'.repeat(4500)),

  compressed('br'),
  compressed('gzip'),
  // What Cloudflare's edge adds; the engine packs as brotli and gzip alone, as the preview does.
  compressed('zstd', 'zstd', { cloudflare: notCompressed, preview: notCompressed }),
  compressed('identity', null),
  [
    'sends with a part of pages no header that concerns documents alone',
    { target: asset('.woff2') },
    notOfDocument,
    { caddy: { headers: ofDocument } },
  ],

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
    'sends the part of a PDF that is asked for',
    { target: PDF, headers: { Range: 'bytes=0-99' } },
    { status: [206], body: 100 },
    // Cloudflare sends whole files, which the standard allows; viewers of PDFs take both.
    { cloudflare: { status: [200], body: undefined } },
  ],
  [
    'refuses a part that lies behind the end',
    { target: PDF, headers: { Range: 'bytes=999999999-' } },
    { status: [416] },
    { cloudflare: { status: [200] } },
  ],
];
