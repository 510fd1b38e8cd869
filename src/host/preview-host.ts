import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { headersFor } from '../lib/hosting/host-headers.ts';
import { redirectsOf } from './host-files.ts';

/** Existing files that are not addresses: see `previewHost`. */
const builtFile = /\.(html|br|gz|zst)$/i;
const fileForHosts = /^\/(index|404|_headers|_redirects|_unlisted)$/i;

/** Other spellings of existing addresses. */
const slashAtEnd = /[^/]\/$/;
const doubledSlash = /[/\\]{2}/;
const dotSegment = /\/\.\.?\//;
const encodedDotOrSlash = /%2[ef]|%5c/i;

const notAddresses = [builtFile, fileForHosts, slashAtEnd, doubledSlash, dotSegment, encodedDotOrSlash];

const setHeaders = (response: ServerResponse, address: string, isFound: boolean) =>
  response.setHeaders(new Map(Object.entries(headersFor(address, isFound))));

/**
 * Makes Vite’s preview server behave like a static host: `X.html` is served at `/X` and nowhere else, not at `/X.html`,
 * `/X/` or `/x`; 404.html is served with its status for anything else; the site’s redirects apply; and the compressed
 * copies from the build are used.
 *
 * A plugin that handles other requests (a POST, for instance) must come before this one in the list.
 */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer({ config, middlewares }) {
      const root = path.resolve(config.root, config.build.outDir);
      const notFound = path.join(root, '404.html');
      const files = sirv(root, {
        // Reads the disk each time, because a build may replace this folder.
        dev: true,
        etag: true,
        brotli: true,
        gzip: true,
        setHeaders: (response, address) => void setHeaders(response, address, true),
      });
      middlewares.use((request, response) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          response.writeHead(405, { Allow: 'GET, HEAD' }).end();
          return;
        }
        const [address = '/'] = (request.url ?? '/').split('?');
        const target = redirectsOf(root).get(address);
        const sendNotFound = () => {
          setHeaders(response, address, false);
          response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
          // A folder without the page is not a finished site, but still gets an answer.
          response.end(existsSync(notFound) ? readFileSync(notFound) : '');
        };
        // Added by Node, but the default in HTTP/1.1; none of the hosts that the site is made for sends it.
        response.removeHeader('Connection');
        if (target !== undefined) {
          setHeaders(response, address, false);
          response.writeHead(301, { Location: target }).end();
        } else if (notAddresses.some((pattern) => pattern.test(address))) sendNotFound();
        else files(request, response, sendNotFound);
      });
    },
  };
}
