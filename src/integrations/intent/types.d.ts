import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Bare: on pointer, focus or touch. `visible`: when half of the island is in view, for islands that are only seen. */
    'client:intent'?: boolean | 'visible';
  }
}
