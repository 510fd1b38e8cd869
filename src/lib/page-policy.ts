/** What a page has that its Content Security Policy must allow; everything else is forbidden. */
export interface PageNeeds {
  /** Hashes of the scripts and styles in the page, as in a policy: `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Whether a script of it compiles WebAssembly. */
  hasWasm: boolean;
  /** Sources, as in a policy, that its scripts send to, frame, and that its forms go to. */
  connections: readonly string[];
  frames: readonly string[];
  forms: readonly string[];
  hasManifest: boolean;
}

const directive = (name: string, sources: readonly string[]): string =>
  `${name} ${sources.length === 0 ? "'none'" : [...new Set(sources)].join(' ')}`;

/**
 * A page's Content Security Policy, without `frame-ancestors`, which browsers take from a header alone.
 *
 * No script of the site turns text into markup or code, so Trusted Types are required and no policy may make any. That
 * rules out web workers as well, whose address is such a text; WebAssembly it leaves alone.
 */
export function pagePolicy({ scripts, styles, hasWasm, connections, frames, forms, hasManifest }: PageNeeds): string {
  return [
    "default-src 'none'",
    // 'self': what an island fetches once a visitor means to use it.
    directive('script-src', ["'self'", ...(hasWasm ? ["'wasm-unsafe-eval'"] : []), ...scripts]),
    directive('style-src', styles),
    "img-src 'self'",
    "font-src 'self'",
    // 'self': browsers hold tools to it that ask for /robots.txt in the page's name.
    directive('connect-src', ["'self'", ...connections]),
    ...(frames.length > 0 ? [directive('frame-src', frames)] : []),
    ...(hasManifest ? ["manifest-src 'self'"] : []),
    // default-src says so already, but reviewers look for it.
    "object-src 'none'",
    "base-uri 'none'",
    directive('form-action', forms),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';');
}
