import 'astro';
import type { FormOptions } from './client-form.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates an island when a visitor means to use it: src/islands/hydration/client-intent.ts. */
    'client:intent'?: boolean;
    /** The same for an island with fields, whose values are kept: src/islands/hydration/client-form.ts. */
    'client:form'?: boolean | FormOptions;
    /** Hydrates an island when half of it is in view: src/islands/hydration/client-seen.ts. */
    'client:seen'?: boolean;
  }
}
