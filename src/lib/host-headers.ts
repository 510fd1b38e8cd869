/** Response headers for every address that begins as a pattern does; its `*` stands for any end. */
export interface HeaderRule {
  readonly pattern: `/${string}*`;
  readonly headers: Readonly<Record<string, string>>;
  /** Names of headers that a wider rule sets and these addresses do without. */
  readonly without?: readonly string[];
}

/**
 * Features of a browser that could do a visitor harm and that this site never uses are denied, so that nothing which gets
 * into a page can use them. Only those, as each name makes the first flight of a page longer: a frame from elsewhere, the
 * map, is denied the others by every browser.
 */
const denied = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/**
 * For whatever a visitor can open in a window or a frame: pages and PDFs. What a page may load and run stands in the
 * page itself (src/lib/page-policy.ts), but for who may frame it, which browsers take from a header alone.
 */
const documents = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(','),
  // Other sites see the origin and no more; the map's provider checks its key by that.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Two years, as the preload list asks.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
} as const;

/** For every response. */
const everything = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Files whose names hold a hash of what is in them: parts of pages, and of the index of the search. */
const hashed = ['/_astro/*', '/pagefind/pagefind.en_*', '/pagefind/index/*', '/pagefind/fragment/*'] as const;

const papers = { 'Cache-Control': 'public, max-age=600, must-revalidate' } as const;

/**
 * How every file is kept that no rule speaks of, pages first of all: for as long as it is unchanged, which the browser
 * asks each time. Cloudflare and Netlify say so by themselves, in the longer words `public, max-age=0, must-revalidate`;
 * a rule of theirs could not be taken back for other files.
 */
export const revalidate = 'no-cache';

/** All headers of the site, for every host. No two rules that cover one address set the same header. */
export const headerRules: readonly [general: HeaderRule, ...HeaderRule[]] = [
  { pattern: '/*', headers: { ...documents, ...everything } },
  ...hashed.map((pattern) => ({
    pattern,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    // Parts of pages. With these headers a font would need a round trip more.
    without: Object.keys(documents),
  })),
  // A corrected paper keeps its name, and must be with everybody soon.
  { pattern: '/files/*', headers: papers },
  { pattern: '/newsletter/*', headers: papers },
];

/** The headers of the file at an address. An address without a file has the general ones alone. */
export function headersFor(address: string, isFound: boolean): Record<string, string> {
  const rules = headerRules.filter(({ pattern }) =>
    isFound ? address.startsWith(pattern.slice(0, -1)) : pattern === '/*',
  );
  const without = new Set(rules.flatMap((rule) => rule.without ?? []));
  const headers = [{ 'Cache-Control': revalidate }, ...rules.map((rule) => rule.headers)].flatMap((some) =>
    Object.entries(some),
  );
  return Object.fromEntries(headers.filter(([name]) => !without.has(name)));
}
