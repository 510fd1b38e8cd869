import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { contentChecks } from './src/integrations/content-checks/index.ts';
import { latestFindings } from './src/integrations/content-checks/latest-findings.ts';
import { documentFiles } from './src/integrations/pdf-library.ts';
import { figureFiles } from './src/integrations/figures/index.ts';
import { finishSite } from './src/integrations/finish-site.ts';
import { hostFiles } from './src/integrations/host/index.ts';
import { intentDirective } from './src/integrations/intent.ts';
import { keptPages } from './src/integrations/kept-pages.ts';
import { leanMemory } from './src/integrations/lean-memory.ts';
import { localMailInDev } from './src/integrations/local-mail/index.ts';
import { madeDocuments } from './src/integrations/typeset-pdfs.ts';
import { labelTableCells } from './src/integrations/markdown/label-table-cells.ts';
import { shippedLicences } from './src/integrations/licences/index.ts';
import { publicFiles } from './src/integrations/public-files.ts';
import { publishWhole } from './src/integrations/publish/index.ts';
import { socialPictures } from './src/integrations/share-images.ts';
import { storedEntries } from './src/integrations/stored-entries.ts';
import { siteStyles } from './src/integrations/site-styles.ts';
import { writersToolbar } from './src/integrations/writers-toolbar/index.ts';

/** What the dev server's checks found, from those that look to those that show. */
const findings = latestFindings();

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  // /AboutUs is AboutUs.html: any static host can serve it without a redirect. Several files are made at a time, as one
  // of them waits for the pictures for shared links, which threads draw beside the pages.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  // The default, 'jsx', drops spaces between inline tags.
  compressHTML: true,
  markdown: {
    // The usual arrow back from a footnote is not among the fonts' characters.
    processor: satteri({
      features: { gfm: { footnotes: { label: 'Notes', backContent: 'Back' } } },
      hastPlugins: [labelTableCells],
    }),
  },
  experimental: {
    // Writes for editors which file belongs to which schema, see .vscode/settings.json.
    contentIntellisense: true,
    // Takes from the last build the pages whose code and key (src/collections/page-keys.ts) are the same.
    incrementalBuild: true,
  },
  integrations: [
    leanMemory(),
    // First, as it makes PDFs that the others read.
    madeDocuments(),
    siteStyles(),
    contentChecks(findings),
    storedEntries(),
    mdx(),
    react(),
    intentDirective(),
    localMailInDev(),
    writersToolbar(findings),
    keptPages(),
    publicFiles(),
    socialPictures(),
    figureFiles(),
    documentFiles(),
    shippedLicences(),
    hostFiles(),
    // After all that writes a text, as it compresses them.
    finishSite(),
    publishWhole(),
  ],
  vite: {
    // Each component's classes are its own, by short names: a page holds its styles, and names each of them twice.
    css: { modules: { generateScopedName: '[hash:base64:4]' } },
    plugins: [tailwindcss()],
    build: {
      // The script of every page stands in it, however long: as a file it would be one more to wait for in the first view.
      assetsInlineLimit: (file) => (file.includes('/Page.astro') ? true : undefined),
      rollupOptions: {
        // Astro marks modules with a directive of its own and has read it before the bundler says it can't keep it.
        onwarn: (warning, warn) => {
          if (warning.code === 'MODULE_LEVEL_DIRECTIVE' && warning.message.includes('use astro:')) return;
          warn(warning);
        },
      },
    },
  },
});
