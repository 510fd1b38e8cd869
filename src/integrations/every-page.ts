import type { AstroIntegration } from 'astro';

/**
 * What every page has: the ways in which islands hydrate (src/islands/hydration), of which a page holds the scripts of those
 * alone that it uses, and the site's style sheet before every component's own styles. Its first line declares the order of
 * the layers, and the order that a browser meets first is the one that holds.
 */
export function everyPage(): AstroIntegration {
  return {
    name: 'every-page',
    hooks: {
      'astro:config:setup': ({ addClientDirective, injectScript }) => {
        for (const name of ['intent', 'form', 'seen']) {
          addClientDirective({ name, entrypoint: `./src/islands/hydration/client-${name}.ts` });
        }
        injectScript('page-ssr', "import '/src/styles/site.css';");
      },
    },
  };
}
