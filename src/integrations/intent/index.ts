import type { AstroIntegration } from 'astro';

/** Adds `client:intent`: an island's script is fetched when a visitor means to use the island, and not before. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/integrations/intent/directive.ts' });
      },
    },
  };
}
