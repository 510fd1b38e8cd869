import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Lets a build take no page from one that did not finish. Astro keeps pages as it makes them, and writes at the end
 * which content each shows: of a build that fails or is killed in between, the pages are newer than what is written
 * of them, and would come back as the old ones once a writer takes the change back.
 */
export function keptPages(): AstroIntegration {
  let unfinished: string;
  return {
    name: 'kept-pages',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        const folder = fileURLToPath(config.cacheDir);
        unfinished = path.join(folder, 'incremental-build.unfinished');
        if (command === 'build' && existsSync(unfinished))
          rmSync(path.join(folder, 'incremental-build.json'), { force: true });
      },
      'astro:build:start': () => {
        mkdirSync(path.dirname(unfinished), { recursive: true });
        writeFileSync(unfinished, '');
      },
      'astro:build:generated': () => {
        rmSync(unfinished, { force: true });
      },
    },
  };
}
