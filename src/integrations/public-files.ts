import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { forEachOf } from './for-each-of.ts';

/**
 * Puts the files of public/ into a build. Vite copies each of them every time, one after another, which with the PDFs of
 * thousands of articles is a tenth of a build in which nothing but a few words has changed.
 */
export function publicFiles(): AstroIntegration {
  let publicFolder: string;
  let published: string;
  return {
    name: 'public-files',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        publicFolder = fileURLToPath(config.publicDir);
        // The last build's, as long as `publishWhole`, which stands later in the list, has not given this one its folder.
        published = fileURLToPath(config.outDir);
        updateConfig({ vite: { plugins: [leaveToUs] } });
      },
      // Astro writes into files that are there already, and these may be the published ones.
      'astro:build:generated': ({ dir }) => placePublicFiles(publicFolder, fileURLToPath(dir), published),
    },
  };
}

const leaveToUs: Plugin = {
  name: 'public-files',
  configEnvironment: (name) => (name === 'client' ? { build: { copyPublicDir: false } } : undefined),
};

/**
 * Puts each file of a folder where a new site needs it, unless a page of that name is there. One that the published site
 * has with the same size and time of change is that file under a second name, as a copy keeps its time.
 */
export async function placePublicFiles(folder: string, site: string, published: string): Promise<void> {
  if (!existsSync(folder)) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const folders = new Set(names.map((name) => path.join(site, path.dirname(name))));
  await Promise.all([...folders].map((each) => mkdir(each, { recursive: true })));
  await forEachOf(names, async (name) => {
    const target = path.join(site, name);
    if (!existsSync(target)) await place(path.join(folder, name), target, path.join(published, name));
  });
}

async function place(file: string, target: string, published: string): Promise<void> {
  const now = await stat(file);
  const before = await stat(published).catch(() => undefined);
  if (before?.size === now.size && before.mtime.getTime() === now.mtime.getTime()) {
    try {
      await link(published, target);
      return;
    } catch {
      // A disk that gives no file a second name.
    }
  }
  await copyFile(file, target);
  await utimes(target, now.atime, now.mtime);
}
