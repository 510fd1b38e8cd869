import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import { headersFor } from '../../lib/host-headers.ts';
import { redirects } from '../../lib/redirects.ts';
import { encodings } from './compress-files.ts';
import { findFile } from './find-file.ts';

/**
 * Makes Vite's preview server answer as a static host does: one exact address for each page, 404.html with its
 * status for anything else, the site's redirects, and the compressed copies that the build made. What has none is
 * compressed and sent by Vite itself.
 *
 * A plugin that takes requests of its own (a POST, say) must stand before this one in the list.
 */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer(server) {
      const root = path.resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use((request, response, next) => {
        answer(root, request, response).then((answered) => {
          if (!answered) next();
        }, next);
      });
    },
  };
}

/** Answers the request, or points it to the file that is to be sent; true when nothing is left to do. */
async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return true;
  }
  const [address = '/'] = (request.url ?? '/').split('?');
  const file = await findFile(root, address);
  for (const [name, value] of Object.entries(headersFor(address, file !== undefined))) response.setHeader(name, value);
  const redirect = redirects.find(({ from }) => from === address);
  if (redirect) {
    response.writeHead(redirect.status, { Location: redirect.to }).end();
    return true;
  }
  response.setHeader('Vary', 'Accept-Encoding');
  // Node's own, which says what HTTP/1.1 means anyway; no host that the site is made for sends it.
  response.removeHeader('Connection');
  request.url = `/${encodeURI(file ?? '404.html')}`;
  if (file === undefined) sendAsNotFound(request, response);
  return file !== undefined && sendCompressed(root, file, request, response);
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html;charset=utf-8',
  '.css': 'text/css;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Sends the copy that the build compressed, in the best encoding that the browser takes; false where there is none. */
async function sendCompressed(
  root: string,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const accepted = request.headers['accept-encoding'] ?? '';
  const type = contentTypes[path.extname(file)];
  const encoding = encodings.find(
    ({ name, ending }) => accepted.includes(name) && existsSync(path.join(root, file + ending)),
  );
  if (type === undefined || encoding === undefined) return false;
  const bytes = await readFile(path.join(root, file + encoding.ending));
  response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': encoding.name, 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return true;
}

/** Whoever sends the file would say 200 (or 304, or 206, when asked so): the status is set at the last moment. */
function sendAsNotFound(request: IncomingMessage, response: ServerResponse): void {
  delete request.headers['if-none-match'];
  delete request.headers.range;
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: OutgoingHttpHeaders) => unknown;
  Object.assign(response, { writeHead: (_: number, headers?: OutgoingHttpHeaders) => writeHead(404, headers) });
}
