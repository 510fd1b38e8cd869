import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { normalizePath, type Plugin } from 'vite';

/** The module through which Astro's pages get all that the collections hold. */
const STORE = '\0astro:data-layer-content';

/**
 * Lets pages read the store of the collections from its file. Astro writes it into a program as one long text, which the
 * bundler, Vite and the engine then read as a program: with 5,000 articles seconds of each build and of each edit.
 */
export function storedEntries(): AstroIntegration {
  return {
    name: 'stored-entries',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        // Where Astro puts it, see its content/paths.js.
        const folder =
          command === 'dev' ? path.join(fileURLToPath(config.root), '.astro') : fileURLToPath(config.cacheDir);
        const modules = path.join(fileURLToPath(config.root), '.astro/content-modules.mjs');
        updateConfig({ vite: { plugins: [readStoreFrom(path.join(folder, 'data-store.json')), withoutMap(modules)] } });
      },
    },
  };
}

/** @param file the store, as Astro writes it; without it there is no entry */
export function readStoreFrom(file: string): Plugin {
  const name = JSON.stringify(file);
  return {
    name: 'stored-entries',
    load: {
      // Before Astro's own plugin, which stands earlier in the list.
      order: 'pre',
      filter: { id: new RegExp(`^${STORE}$`) },
      handler: () => ({
        code: [
          `import { existsSync, readFileSync } from 'node:fs';`,
          `export default existsSync(${name}) ? JSON.parse(readFileSync(${name}, 'utf8')) : new Map();`,
        ].join('\n'),
        map: { mappings: '' },
      }),
    },
  };
}

/**
 * Gives a made module to the dev server without a source map, which nobody would look at. Astro's list of the texts is
 * evaluated again after each edit, and with 5,000 articles its map alone took 30 ms of it.
 *
 * @param file the module, by its path
 */
export function withoutMap(file: string): Plugin {
  // As Vite writes paths: with slashes, on Windows as well.
  const module = normalizePath(file);
  return {
    name: 'without-map',
    apply: 'serve',
    load: (id) =>
      normalizePath(id) === module ? { code: readFileSync(id, 'utf8'), map: { mappings: '' } } : undefined,
  };
}
