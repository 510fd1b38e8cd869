import 'astro';
import type { IntentOptions } from './options.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates an island when a visitor means to use it: src/islands/client-intent/client-intent.ts. */
    'client:intent'?: boolean | IntentOptions;
  }
}
