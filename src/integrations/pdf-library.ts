import { createReadStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { forgetOldPdfs } from '../pdf/library/forget-old-pdfs.ts';
import { servedFiles } from '../pdf/library/served-files.ts';

/**
 * Serves what the build makes of the PDFs: pictures of first pages, and the newest version of each document at an
 * address that never changes, as files, so that any static host can serve them. What the PDFs say of themselves reaches the pages
 * through their entries (src/pdf/library/documents-loader.ts).
 */
export function documentFiles(): AstroIntegration {
  let root = '';
  return {
    name: 'document-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir }) => {
        for (const { address, path } of await servedFiles(root)) {
          const target = join(fileURLToPath(dir), decodeURI(address));
          await mkdir(dirname(target), { recursive: true });
          await copyFile(path, target);
        }
        await forgetOldPdfs(root);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const [address = ''] = (request.url ?? '').split('?');
          if (!/^\/(previews|files\/latest)\//.test(address)) {
            next();
            return;
          }
          servedFiles(root).then((files) => {
            const file = files.find((candidate) => candidate.address === address);
            if (file === undefined) {
              next();
              return;
            }
            response.setHeader('Content-Type', file.type);
            createReadStream(file.path).on('error', next).pipe(response);
          }, next);
        });
      },
    },
  };
}
