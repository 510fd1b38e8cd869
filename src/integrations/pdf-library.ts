import type { AstroIntegration } from 'astro';
import { servedFiles } from '../pdf/library/served-files.ts';

/**
 * Serves in the dev server what a build writes beside the PDFs: pictures of first pages, and the newest version of each
 * document at an address that never changes. What the PDFs say of themselves reaches the pages through their entries
 * (src/pdf/library/document-extras.ts).
 */
export function pdfLibraryInDev(): AstroIntegration {
  return {
    name: 'pdf-library',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const root = server.config.root;
        server.middlewares.use((request, response, next) => {
          const [address = ''] = (request.url ?? '').split('?');
          if (!/^\/(previews|files\/latest)\//.test(address)) {
            next();
            return;
          }
          const answer = async () => {
            const file = (await servedFiles(root)).find((candidate) => candidate.address === address);
            if (file === undefined) next();
            else response.setHeader('Content-Type', file.type).end(await file.read());
          };
          answer().catch(next);
        });
      },
    },
  };
}
