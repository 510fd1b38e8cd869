import type { AstroIntegration } from 'astro';

/** Adds `client:intent`, the way in which islands hydrate: src/islands/client-intent. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/islands/client-intent/client-intent.ts' });
      },
    },
  };
}
