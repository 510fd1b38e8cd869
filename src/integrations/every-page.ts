import type { AstroIntegration } from 'astro';

/**
 * What every page has: `client:intent`, the way in which islands hydrate (src/islands/client-intent), and the site's style
 * sheet before every component's own styles. Its first line declares the order of the layers, and the order that a browser
 * meets first is the one that holds.
 */
export function everyPage(): AstroIntegration {
  return {
    name: 'every-page',
    hooks: {
      'astro:config:setup': ({ addClientDirective, injectScript }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/islands/client-intent/client-intent.ts' });
        injectScript('page-ssr', "import '/src/styles/site.css';");
      },
    },
  };
}
