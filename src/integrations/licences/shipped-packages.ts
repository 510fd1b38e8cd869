import path from 'node:path';
import type { Plugin } from 'vite';

const inPackage = /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/;

/** The folder of the package that a module belongs to; undefined for the site's own modules and virtual ones. */
export const packageOf = (module: string): string | undefined => inPackage.exec(module.replace(/^\0/, ''))?.[1];

/**
 * Notes the package of every module that gets into a script for visitors.
 *
 * @param folders where they are put: a package's folder each
 */
export function noteShippedPackages(folders: Set<string>): Plugin {
  return {
    name: 'shipped-packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const module of output.moduleIds) {
          const folder = packageOf(module);
          if (folder !== undefined) folders.add(path.normalize(folder));
        }
      }
    },
  };
}
