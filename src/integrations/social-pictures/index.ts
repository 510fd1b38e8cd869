import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { forgetOthers, placeAt } from '../kept-files.ts';
import type { PictureList } from './list-route.ts';

/** Where Astro puts the list of pictures, which no visitor gets. */
const list = '/social/pictures.json';

/**
 * Pictures for shared links, one for every page. The dev server draws each when it is asked for. In a build Astro makes
 * one list of all, and the pictures themselves never pass through it: with thousands of them that would cost more than
 * to draw them.
 */
export function socialPictures(): AstroIntegration {
  return {
    name: 'social-pictures',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        const [pattern, program] = command === 'dev' ? ['/social/[name]', 'dev-route'] : [list, 'list-route'];
        injectRoute({ pattern, entrypoint: new URL(`./${program}.ts`, import.meta.url), prerender: true });
      },
      'astro:build:generated': ({ dir }) => {
        const file = fileURLToPath(new URL(`.${list}`, dir));
        const { folder, pictures } = JSON.parse(readFileSync(file, 'utf8')) as PictureList;
        rmSync(file);
        for (const [name, kept] of pictures) placeAt(path.join(path.dirname(file), name), path.join(folder, kept));
        forgetOthers(folder, new Set(pictures.map(([, kept]) => kept)));
      },
    },
  };
}
