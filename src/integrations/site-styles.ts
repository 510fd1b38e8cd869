import type { AstroIntegration } from 'astro';

/**
 * Puts the site's style sheet before every component's own styles. Its first line declares the order of the layers,
 * and the order that a browser meets first is the one that holds.
 */
export function siteStyles(): AstroIntegration {
  return {
    name: 'site-styles',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        injectScript('page-ssr', "import '/src/styles/site.css';");
      },
    },
  };
}
