import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { forgetOthers, placeAt } from './kept-files.ts';

/** Files that outlive a build, and where a build puts them. */
export interface FileList {
  /** Where they are kept. */
  folder: string;
  /** Name of each below the folder of the site that they are for, and in the folder where they are kept. */
  files: readonly (readonly [name: string, kept: string])[];
}

interface ListedFiles {
  name: string;
  /** Address that they have in common, such as `/social`. */
  address: string;
  /** Addresses of single files, as a pattern below that one. */
  pattern: string;
  /** Gives each file when it is asked for. */
  devRoute: URL;
  /** Gives the `FileList` of all as JSON. */
  listRoute: URL;
}

/** The list, which no visitor gets. */
const LIST = 'list.json';

/**
 * Files of which there may be one for each page. The dev server makes each when it is asked for. In a build Astro makes
 * one list of all, and the files themselves never pass through it: with thousands of them that would cost more than to
 * make them.
 */
export function listedFiles({ name, address, pattern, devRoute, listRoute }: ListedFiles): AstroIntegration {
  return {
    name,
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        const [route, entrypoint] = command === 'dev' ? [pattern, devRoute] : [LIST, listRoute];
        injectRoute({ pattern: `${address}/${route}`, entrypoint, prerender: true });
      },
      'astro:build:generated': ({ dir }) => {
        const folder = fileURLToPath(new URL(`.${address}`, dir));
        const list = path.join(folder, LIST);
        const { folder: kept, files } = JSON.parse(readFileSync(list, 'utf8')) as FileList;
        rmSync(list);
        const targets = files.map(([file, from]) => [path.join(folder, file), path.join(kept, from)] as const);
        for (const each of new Set(targets.map(([target]) => path.dirname(target))))
          mkdirSync(each, { recursive: true });
        for (const [target, from] of targets) placeAt(target, from);
        forgetOthers(kept, new Set(files.map(([, from]) => from)));
      },
    },
  };
}
