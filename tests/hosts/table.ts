import { readdirSync } from 'node:fs';
import path from 'node:path';
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

/** One request, and what both hosts answer; where one cannot do the same, what it answers. */
export interface Row {
  what: string;
  request: Request;
  expected: { both: Expected; caddy?: Partial<Expected>; cloudflare?: Partial<Expected> };
}

const asset = (ending: string): string => {
  const name = readdirSync(path.join(dist, '_astro')).find((file) => file.endsWith(ending));
  if (name === undefined) throw new Error(`The built site has no _astro/*${ending}.`);
  return `/_astro/${name}`;
};

const PDF = '/files/investor-charter.pdf';
const notFound: Expected = { status: [404], body: '404.html' };

/** An address that is nearly one of a page. Cloudflare sends visitors on to the right one and cannot be told not to. */
const alias = (target: string, to: string): Row => ({
  what: `${target} is not a second address`,
  request: { target },
  expected: { both: notFound, cloudflare: { status: [308], headers: { location: to }, body: 'empty' } },
});

/** An address that means to step out of the site. What the engine itself refuses may be refused in its own way. */
const attack = (what: string, target: string, expected: Row['expected'] = { both: notFound }): Row => ({
  what: `${what} leads nowhere`,
  request: { target },
  expected,
});

/** Cloudflare reads addresses as browsers do, so `/x/../AboutUs` is `/AboutUs` before it looks for a file. */
const tidied = (target: string, file: string): Row => ({
  what: `${target} leads nowhere, or where a browser would take it`,
  request: { target },
  expected: { both: notFound, cloudflare: { status: [200], body: file } },
});

/** The development engine fails over a name that no disk takes; the edge has no disk. Nothing is shown either way. */
const refused = { both: notFound, cloudflare: { status: [400, 404, 414, 431, 500, 502], body: undefined } } as const;

const compressed = (encoding: string): Row => ({
  what: `sends a page packed as ${encoding}`,
  request: { target: '/AboutUs', headers: { 'Accept-Encoding': encoding } },
  expected: {
    both: { status: [200], headers: { 'content-encoding': encoding }, body: 'AboutUs.html' },
    // What its edge adds; the engine packs as brotli and gzip alone.
    ...(encoding === 'zstd' && { cloudflare: { headers: { 'content-encoding': null } } }),
  },
});

const method = (name: string): Row => ({
  what: `takes no ${name}`,
  request: { method: name, target: '/AboutUs', headers: { 'Content-Length': '0' } },
  expected: { both: { status: [405], headers: { allow: 'GET, HEAD' } }, cloudflare: { headers: {} } },
});

const cached = (target: string, caching: { caddy: string; cloudflare: string }): Row => ({
  what: `lets ${target.replace(/\.[\w-]+(?=\.\w+$)/, '')} be kept as it should`,
  request: { target },
  expected: {
    both: { status: [200] },
    caddy: { headers: { 'cache-control': caching.caddy } },
    cloudflare: { headers: { 'cache-control': caching.cloudflare } },
  },
});

const onBoth = (caching: string) => ({ caddy: caching, cloudflare: caching });

const typed = (target: string, ...types: string[]): Row => ({
  what: `calls ${target.replace(/\.[\w-]+(?=\.\w+$)/, '')} ${types.join(' or ')}`,
  request: { target },
  expected: { both: { status: [200], headers: { 'content-type': typeIn(types) } } },
});

/** Hosts differ in whether they name a charset. */
const typeIn = (types: readonly string[]): unknown => ({
  asymmetricMatch: (found: string | null) => types.includes(found?.split(';')[0] ?? ''),
  toString: () => types.join(' or '),
});

const forever = onBoth('public, max-age=31536000, immutable');
const briefly = onBoth('public, max-age=600, must-revalidate');
/** Two ways to say the same; the second is Cloudflare's own. */
const asked = { caddy: 'no-cache', cloudflare: 'public, max-age=0, must-revalidate' };

export const rows: readonly Row[] = [
  { what: '/ is the home page', request: { target: '/' }, expected: { both: { status: [200], body: 'index.html' } } },
  {
    what: 'what a mail adds behind ? changes nothing',
    request: { target: '/AboutUs?from=//mail/../%00' },
    expected: { both: { status: [200], body: 'AboutUs.html' } },
  },
  { what: 'an unknown address is not found', request: { target: '/Nowhere' }, expected: { both: notFound } },
  { what: 'another case is not found', request: { target: '/aboutus' }, expected: { both: notFound } },
  {
    what: 'another case of a file is not found',
    request: { target: '/files/Investor-Charter.pdf' },
    expected: { both: notFound },
  },
  { what: 'a folder is not found', request: { target: '/files' }, expected: { both: notFound } },
  { what: 'a folder with a slash is not listed', request: { target: '/files/' }, expected: { both: notFound } },
  alias('/AboutUs/', '/AboutUs'),
  alias('/AboutUs.html', '/AboutUs'),
  alias('/index.html', '/'),
  alias('/index', '/'),
  {
    what: '/404 is the page for unknown addresses',
    request: { target: '/404' },
    expected: { both: notFound, cloudflare: { status: [200] } },
  },
  { what: 'a compressed copy has no address', request: { target: '/AboutUs.html.br' }, expected: { both: notFound } },
  attack('the list of headers', '/_headers', refused),
  attack('the list of redirects', '/_redirects', refused),
  attack('a file of settings', '/.env'),

  {
    what: '/Aboutus is sent to /AboutUs for good',
    request: { target: '/Aboutus' },
    expected: { both: { status: [301], headers: { location: '/AboutUs' } } },
  },

  tidied('//AboutUs', 'AboutUs.html'),
  tidied('/files/../AboutUs', 'AboutUs.html'),
  tidied('/./AboutUs', 'AboutUs.html'),
  tidied('/%2e/AboutUs', 'AboutUs.html'),
  attack('..', '/../../../../etc/passwd'),
  attack('an escaped ..', '/%2e%2e/%2e%2e/%2e%2e/etc/passwd'),
  attack('an escaped slash', '/..%2f..%2f..%2fetc%2fpasswd'),
  attack('a twice escaped ..', '/%252e%252e%252fetc%252fpasswd'),
  attack('a backslash', '/..\\..\\..\\etc\\passwd'),
  attack('an escaped backslash', '/..%5c..%5cetc%5cpasswd'),
  attack('an escaped NUL', '/AboutUs%00.html', refused),
  attack('a broken escape', '/%E0%A4%A', {
    both: { status: [400, 404] },
    cloudflare: { status: [400, 404, 500, 502] },
  }),
  {
    what: 'a NUL is refused',
    request: { target: '/AboutUs\0.html' },
    expected: { both: { status: [400] } },
  },
  attack('an address of 300 characters', `/${'a'.repeat(300)}`, refused),
  attack('an address of 9,000 characters', `/${'a'.repeat(9000)}`, refused),
  attack('9,000 characters of folders', '/a'.repeat(4500), refused),

  compressed('br'),
  compressed('gzip'),
  compressed('zstd'),
  {
    what: 'sends with a part of pages no header that concerns documents alone',
    request: { target: asset('.woff2') },
    expected: {
      both: { status: [200], headers: { 'cross-origin-resource-policy': 'same-origin' } },
      caddy: { headers: { 'permissions-policy': null, 'content-security-policy': null, 'referrer-policy': null } },
    },
  },
  {
    what: 'sends plain text to one who reads nothing packed',
    request: { target: '/AboutUs', headers: { 'Accept-Encoding': 'identity' } },
    expected: { both: { status: [200], headers: { 'content-encoding': null }, body: 'AboutUs.html' } },
  },

  cached(asset('.js'), forever),
  cached(asset('.woff2'), forever),
  cached(PDF, briefly),
  cached('/newsletter/what-is-a-moat.pdf', briefly),
  cached('/', asked),
  cached('/AboutUs', asked),
  cached('/icon.svg', asked),

  typed('/AboutUs', 'text/html'),
  typed(PDF, 'application/pdf'),
  typed('/icon.svg', 'image/svg+xml'),
  typed(asset('.woff2'), 'font/woff2'),
  typed(asset('.js'), 'text/javascript', 'application/javascript'),

  {
    what: 'HEAD has the headers and no body',
    request: { method: 'HEAD', target: '/AboutUs' },
    expected: { both: { status: [200], headers: { 'x-content-type-options': 'nosniff' }, body: 'empty' } },
  },
  {
    what: 'HEAD of an unknown address is not found',
    request: { method: 'HEAD', target: '/Nowhere' },
    expected: { both: { status: [404], body: 'empty' } },
  },
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map(method),

  {
    what: 'sends the part of a PDF that is asked for',
    request: { target: PDF, headers: { Range: 'bytes=0-99' } },
    // Cloudflare sends whole files, which the standard allows; viewers of PDFs take both.
    expected: { both: { status: [206], body: 100 }, cloudflare: { status: [200], body: undefined } },
  },
  {
    what: 'refuses a part that lies behind the end',
    request: { target: PDF, headers: { Range: 'bytes=999999999-' } },
    expected: { both: { status: [416] }, cloudflare: { status: [200] } },
  },
];
