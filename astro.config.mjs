import { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { builtSite } from './src/integrations/built-site.ts';
import { checkAndMake } from './src/integrations/check-and-make.ts';
import { everyPage } from './src/integrations/every-page.ts';
import { forWriters } from './src/integrations/for-writers/index.ts';
import { localMail } from './src/host/local-mail.ts';
import { labelTableCells } from './src/integrations/markdown/label-table-cells.ts';

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  // Two texts of one address would otherwise be a warning, and one of them would have no page.
  prerenderConflictBehavior: 'error',
  // /AboutUs is AboutUs.html: any static host can serve it without a redirect. Concurrency pays off because share
  // images are encoded in threads.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  // The default, 'jsx', drops spaces between inline tags.
  compressHTML: true,
  markdown: {
    // Replaces the usual arrow back from a footnote, which the fonts do not have.
    processor: satteri({
      features: { gfm: { footnotes: { label: 'Notes', backContent: 'Back' } } },
      // Table labels refer to the ids of headings, which Astro would otherwise add only after these plugins.
      hastPlugins: [satteriHeadingIdsPlugin(), labelTableCells],
    }),
  },
  experimental: {
    // Writes schemas for editors: see .vscode/settings.json.
    contentIntellisense: true,
  },
  integrations: [everyPage(), mdx(), react(), checkAndMake(), forWriters(), builtSite()],
  vite: {
    // Short class names, because pages inline their styles, and so have each name at least twice.
    css: { modules: { generateScopedName: '[hash:base64:4]' } },
    plugins: [tailwindcss(), localMail()],
    // By default, every page of this machine, on whatever port, could read drafts and stored messages.
    server: { cors: false },
    build: {
      // Page scripts are inlined, so that none is requested before a visitor acts. The longest is the search's (6 KB).
      assetsInlineLimit: 8192,
      // The first browsers with cascade layers, without which no style applies; otherwise the newest are the target.
      cssTarget: ['chrome99', 'firefox97', 'safari15.4'],
      rolldownOptions: {
        // Astro uses a module directive of its own, which is not a mistake.
        checks: { moduleLevelDirective: false },
        // One chunk for all texts: with a thousand articles, each would be a file to write, read and delete again.
        output: { codeSplitting: { groups: [{ name: 'texts', test: /[\\/]content[\\/].+\.mdx/ }] } },
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Without this, code shared by islands would be seven small files, each with its own request.
            output: { codeSplitting: { groups: [{ name: 'shared', test: /[\\/]src[\\/]/, minShareCount: 2 }] } },
          },
        },
      },
    },
  },
});
