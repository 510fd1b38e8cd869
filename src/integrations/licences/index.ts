import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { licenceList, readFontLicences, readLicence } from './licence-text.ts';
import { noteShippedPackages } from './shipped-packages.ts';

/** What ships without being a module of a script: Astro's script for islands, and the base of the style sheet. */
const besides = ['astro', 'tailwindcss'];

/** Writes /licences.txt: what ships with the site that is not its own, as the build itself found it. */
export function shippedLicences(): AstroIntegration {
  const folders = new Set<string>();
  let root: URL;
  return {
    name: 'shipped-licences',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        root = config.root;
        updateConfig({ vite: { plugins: [noteShippedPackages(folders)] } });
      },
      'astro:build:done': async ({ dir }) => {
        for (const name of besides) folders.add(fileURLToPath(new URL(`node_modules/${name}`, root)));
        const fonts = readFontLicences(fileURLToPath(new URL('src/assets/fonts/', root)));
        await writeFile(new URL('licences.txt', dir), licenceList([...[...folders].map(readLicence), ...fonts]));
      },
    },
  };
}
