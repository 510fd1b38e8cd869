/** Response headers for every address that matches a pattern; its `*` stands for any ending. */
export interface HeaderRule {
  readonly pattern: `/${string}*`;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers that the general rule sets to something else. */
  readonly instead?: Readonly<Record<string, string>>;
  /** Names of headers that a wider rule sets and that these addresses must not have. */
  readonly without?: readonly string[];
}

/**
 * Browser features that could harm visitors and that this site never uses, denied so that injected code cannot use
 * them. Only these, because each name adds to the first round trip of a page; browsers deny the others to cross-origin
 * frames, such as the map, by default.
 */
const denied = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/**
 * For everything that a visitor can open in a window or a frame: pages and PDFs. What a page may load and run is in the
 * page itself (src/lib/hosting/page-policy.ts), except for who may frame it, which browsers only accept in a header.
 */
const documents = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(','),
  // Other sites see only the origin, which the map’s provider needs to check its key.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Two years, as the preload list recommends.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
} as const;

/** For every response. */
const everything = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Lets a drawing that is opened by its own address run nothing, whatever is in it. */
const withoutScripts = { 'Content-Security-Policy': 'sandbox' } as const;

/** Files with a hash of their contents in their names: parts of pages and of the search index. */
const hashed = ['/_astro/*', '/pagefind/pagefind.en_*', '/pagefind/index/*', '/pagefind/fragment/*'] as const;

const papers = { 'Cache-Control': 'public, max-age=600, must-revalidate' } as const;

/** Keeps a file out of search results. */
export const noindex = { 'X-Robots-Tag': 'noindex' } as const;

/** PDFs that repeat something else, which search engines should list: articles, and the newest versions of documents. */
const repeated = ['/newsletter/Communique*', '/files/latest/*'] as const;

/** Pictures that other sites show: beside a link to a page, or to the site. */
const shared = ['/social/*', '/icons/*'] as const;

/** Lets other sites show a file. */
const shownElsewhere = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/**
 * `Cache-Control` of every file without a rule of its own, above all pages: kept, but revalidated each time. Cloudflare
 * and Netlify do so by default, with the longer `public, max-age=0, must-revalidate`; a rule in their files could not
 * be overridden for other files.
 */
export const revalidate = 'no-cache';

/** All headers of the site, for every host. No two rules that cover one address set the same header, except `instead`. */
export const headerRules: readonly [general: HeaderRule, ...HeaderRule[]] = [
  { pattern: '/*', headers: { ...documents, ...everything } },
  ...hashed.map((pattern) => ({
    pattern,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    // Parts of pages. With these headers, a font would need an extra round trip.
    without: Object.keys(documents),
    // Among them are the pictures of articles, which are in the feeds too, and which readers on the web show.
    ...(pattern === '/_astro/*' && {
      instead: { ...shownElsewhere, ...withoutScripts },
      without: Object.keys(documents).filter((name) => !(name in withoutScripts)),
    }),
  })),
  // A corrected paper keeps its name, and must reach everybody soon.
  { pattern: '/files/*', headers: papers },
  { pattern: '/newsletter/*', headers: papers },
  ...repeated.map((pattern) => ({ pattern, headers: noindex })),
  ...shared.map((pattern) => ({ pattern, headers: {}, instead: shownElsewhere })),
];

/** The headers of the file at an address. An address without a file only has the general ones. */
export function headersFor(address: string, isFound: boolean): Record<string, string> {
  const rules = headerRules.filter(({ pattern }) =>
    isFound ? address.startsWith(pattern.slice(0, -1)) : pattern === '/*',
  );
  const without = new Set(rules.flatMap((rule) => rule.without ?? []));
  const headers = [
    { 'Cache-Control': revalidate },
    ...rules.map((rule) => rule.headers),
    ...rules.map((rule) => rule.instead ?? {}),
  ].flatMap((some) => Object.entries(some));
  return Object.fromEntries(headers.filter(([name]) => !without.has(name)));
}
