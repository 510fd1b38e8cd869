import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { headerRules } from '../../lib/host-headers.ts';
import { redirects } from '../../lib/redirects.ts';
import { caddyHeaders, caddyRedirects, netlifyHeaders, netlifyRedirects } from './host-files.ts';

/** Writes the files that tell each host what the built pages cannot say themselves. */
export function hostFiles(): AstroIntegration {
  let root: URL;
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('_redirects', dir), netlifyRedirects(redirects));
        await writeFile(new URL('_headers', dir), netlifyHeaders(headerRules));
        await writeIfChanged(new URL('deploy/redirects.caddy', root), caddyRedirects(redirects));
        await writeIfChanged(new URL('deploy/headers.caddy', root), caddyHeaders(headerRules));
      },
    },
  };
}

/** Leaves an unchanged file alone: it is under version control, and a build should not touch it needlessly. */
async function writeIfChanged(file: URL, text: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current !== text) await writeFile(file, text);
}
