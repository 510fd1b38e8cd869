import type { AstroIntegration } from 'astro';

/**
 * Adds to every page the client directives of the islands (src/islands/hydration), of which a page loads only those it
 * uses, and the site’s style sheet, ahead of all component styles: its first line declares the order of the cascade
 * layers, and browsers keep the first order that they meet.
 */
export function everyPage(): AstroIntegration {
  return {
    name: 'every-page',
    hooks: {
      'astro:config:setup': ({ addClientDirective, injectScript }) => {
        for (const name of ['intent', 'form', 'seen'])
          addClientDirective({ name, entrypoint: `./src/islands/hydration/client-${name}.ts` });
        injectScript('page-ssr', "import '/src/styles/site.css';");
      },
    },
  };
}
