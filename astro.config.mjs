import { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { builtSite } from './src/integrations/built-site.ts';
import { checkAndMake } from './src/integrations/check-and-make.ts';
import { everyPage } from './src/integrations/every-page.ts';
import { forWriters } from './src/integrations/for-writers/index.ts';
import { localMail } from './src/integrations/local-mail.ts';
import { labelTableCells } from './src/integrations/markdown/label-table-cells.ts';

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  // /AboutUs is AboutUs.html: any static host can serve it without a redirect. Several files are made at a time, as share
  // images are encoded in threads.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  // The default, 'jsx', drops spaces between inline tags.
  compressHTML: true,
  markdown: {
    // The usual arrow back from a footnote is not among the fonts' characters.
    processor: satteri({
      features: { gfm: { footnotes: { label: 'Notes', backContent: 'Back' } } },
      // Tables are named by the headings above them, which Astro gives their ids after all that is listed here.
      hastPlugins: [satteriHeadingIdsPlugin(), labelTableCells],
    }),
  },
  experimental: {
    // Writes for editors which file belongs to which schema, see .vscode/settings.json.
    contentIntellisense: true,
  },
  integrations: [everyPage(), mdx(), react(), checkAndMake(), forWriters(), builtSite()],
  vite: {
    // Each component's classes are its own, by short names: a page holds its styles, and names each of them twice.
    css: { modules: { generateScopedName: '[hash:base64:4]' } },
    plugins: [tailwindcss(), localMail()],
    build: {
      // The script of a page stands in the page, so that nothing is asked for before a visitor acts; the search has the
      // longest, of 6 KB.
      assetsInlineLimit: 8192,
      // The first browsers with cascade layers, without which no style of the site counts; otherwise the newest are meant.
      cssTarget: ['chrome99', 'firefox97', 'safari15.4'],
      rolldownOptions: {
        // Astro marks modules with a directive of its own, which is no mistake.
        checks: { moduleLevelDirective: false },
        // Of a thousand articles each would be a file that is written, read and deleted again.
        output: { codeSplitting: { groups: [{ name: 'texts', test: /[\\/]content[\\/].+\.mdx/ }] } },
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // What islands have in common would be seven small files, each of them asked for by itself.
            output: { codeSplitting: { groups: [{ name: 'shared', test: /[\\/]src[\\/]/, minShareCount: 2 }] } },
          },
        },
      },
    },
  },
});
