import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readCollection } from '../collections/loader/read-collection.ts';
import { finishSite } from '../host/finish-site.ts';
import { writeHostFiles } from '../host/host-files.ts';
import { completeLicences, LICENCES } from '../host/licences.ts';
import { entryOf } from '../lib/entry-of.ts';

/** Makes Vite list the packages whose code ends up in visitors’ scripts. */
const listShipped = {
  name: 'list-shipped',
  configEnvironment: (name: string) => (name === 'client' ? { build: { license: { fileName: LICENCES } } } : undefined),
};

/** All steps from the pages that Astro has built to the site that a host serves. */
export function builtSite(): AstroIntegration {
  let root: string;
  let assets: string;
  return {
    name: 'built-site',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        root = fileURLToPath(config.root);
        assets = config.build.assets;
        updateConfig({ vite: { plugins: [listShipped] } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const unlisted = process.env['SITE_UNLISTED'] === '1';
        const settings = entryOf(readCollection(root, 'settings'), 'settings').data;
        await writeHostFiles(root, site, settings.formerAddresses, unlisted);
        completeLicences(root, site);
        const { pages, papers } = await finishSite({ root, site, assets, unlisted });
        logger.info(`${pages} pages and ${papers} papers can be searched.`);
      },
    },
  };
}
