/** What a page’s Content Security Policy must allow; everything else is forbidden. */
export interface PageNeeds {
  /** Hashes of the scripts and styles in the page, as in a policy: `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Whether one of its scripts compiles WebAssembly. */
  hasWasm: boolean;
  /** Sources, as in a policy, that its scripts connect to, that it frames, and that its forms submit to. */
  connections: readonly string[];
  frames: readonly string[];
  forms: readonly string[];
}

const directive = (name: string, sources: readonly string[]): string =>
  `${name} ${sources.length === 0 ? "'none'" : [...new Set(sources)].join(' ')}`;

/**
 * A page’s Content Security Policy, without `frame-ancestors`, which browsers only accept in a header.
 *
 * No script of the site turns text into markup or code, so Trusted Types are required and no policy may create any.
 * That rules out web workers as well, whose address is such a text; WebAssembly is not affected.
 */
export function pagePolicy({ scripts, styles, hasWasm, connections, frames, forms }: PageNeeds): string {
  return [
    "default-src 'none'",
    // 'self': modules that an island imports once a visitor is about to use it.
    directive('script-src', ["'self'", ...(hasWasm ? ["'wasm-unsafe-eval'"] : []), ...scripts]),
    directive('style-src', styles),
    "img-src 'self'",
    "font-src 'self'",
    // 'self': browsers apply it to tools that request /robots.txt on the page’s behalf.
    directive('connect-src', ["'self'", ...connections]),
    ...(frames.length > 0 ? [directive('frame-src', frames)] : []),
    // Covered by default-src, but reviewers look for it.
    "object-src 'none'",
    "base-uri 'none'",
    directive('form-action', forms),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';');
}
