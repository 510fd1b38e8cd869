import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { headersFor } from '../lib/host-headers.ts';
import { redirects } from '../lib/redirects.ts';

/** What no address leads to, though a file of that name may be there: see `previewHost`. */
const notAnAddress = /\.(html|br|gz|zst)$|^\/(index|404|_headers|_redirects)$|[^/]\/$|[/\\]{2}|%2f|%5c/i;

/**
 * Makes Vite's preview server answer as a static host does: `/X` is answered by `X.html`, and by nothing else: not by
 * `/X.html`, `/X/` or `/x`; 404.html with its status for anything else; the site's redirects; and the compressed copies
 * that the build made.
 *
 * A plugin that takes requests of its own (a POST, say) must stand before this one in the list.
 */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer(server) {
      const root = path.resolve(server.config.root, server.config.build.outDir);
      const filesOf = latestFiles(root);
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          response.writeHead(405, { Allow: 'GET, HEAD' }).end();
          return;
        }
        const [address = '/'] = (request.url ?? '/').split('?');
        const redirect = redirects.find(({ from }) => from === address);
        const notFound = () => {
          setHeaders(response, address, false);
          sendNotFound(root, request, response).catch(next);
        };
        // Node's own, which says what HTTP/1.1 means anyway; no host that the site is made for sends it.
        response.removeHeader('Connection');
        if (redirect) {
          setHeaders(response, address, false);
          response.writeHead(redirect.status, { Location: redirect.to }).end();
        } else if (notAnAddress.test(address)) notFound();
        else filesOf()(request, response, notFound);
      });
    },
  };
}

/** Sends the files of a folder, whose names are read anew where a build has put another folder in its place. */
function latestFiles(root: string) {
  let known: { at: string; files: ReturnType<typeof sirv> } | undefined;
  return () => {
    const { ino, mtimeMs } = statSync(root);
    const at = `${ino} ${mtimeMs}`;
    // Compares names as they are, also on a disk that takes /aboutus for /AboutUs.
    if (known?.at !== at)
      known = { at, files: sirv(root, { etag: true, brotli: true, gzip: true, setHeaders: found }) };
    return known.files;
  };
}

const found = (response: ServerResponse, address: string) => {
  setHeaders(response, address, true);
};

function setHeaders(response: ServerResponse, address: string, isFound: boolean): void {
  for (const [name, value] of Object.entries(headersFor(address, isFound))) response.setHeader(name, value);
}

/** The endings that the build gives copies in an encoding, the best first. */
const endings = { br: '.br', gzip: '.gz' };

async function sendNotFound(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const accepted = request.headers['accept-encoding'] ?? '';
  const page = path.join(root, '404.html');
  const [name, ending = ''] =
    Object.entries(endings).find((each) => accepted.includes(each[0]) && existsSync(page + each[1])) ?? [];
  if (name !== undefined) response.setHeader('Content-Encoding', name);
  response.setHeader('Vary', 'Accept-Encoding');
  // A folder without the page is no finished site, and still answers.
  const bytes = existsSync(page) ? await readFile(page + ending) : '';
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(bytes);
}
