import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { headersFor } from '../lib/host-headers.ts';
import { redirects } from '../lib/redirects.ts';

/** Files that are there, and are no address of their own: see `previewHost`. */
const builtFile = /\.(html|br|gz|zst)$/i;
const fileForHosts = /^\/(index|404|_headers|_redirects|_unlisted)$/i;

/** Other ways to write an address that is there. */
const slashAtEnd = /[^/]\/$/;
const doubledSlash = /[/\\]{2}/;
const dotSegment = /\/\.\.?\//;
const encodedDotOrSlash = /%2[ef]|%5c/i;

const notAddresses = [builtFile, fileForHosts, slashAtEnd, doubledSlash, dotSegment, encodedDotOrSlash];

function setHeaders(response: ServerResponse, address: string, isFound: boolean): void {
  for (const [name, value] of Object.entries(headersFor(address, isFound))) response.setHeader(name, value);
}

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
    configurePreviewServer({ config, middlewares }) {
      const root = path.resolve(config.root, config.build.outDir);
      const notFound = path.join(root, '404.html');
      const files = sirv(root, {
        // Looks at the disk each time, as a build may put another folder in the place of this one.
        dev: true,
        etag: true,
        brotli: true,
        gzip: true,
        setHeaders: (response, address) => {
          setHeaders(response, address, true);
        },
      });
      middlewares.use((request, response) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          response.writeHead(405, { Allow: 'GET, HEAD' }).end();
          return;
        }
        const [address = '/'] = (request.url ?? '/').split('?');
        const redirect = redirects.find(({ from }) => from === address);
        const sendNotFound = () => {
          setHeaders(response, address, false);
          response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
          // A folder without the page is no finished site, and still answers.
          response.end(existsSync(notFound) ? readFileSync(notFound) : '');
        };
        // Node's own, which says what HTTP/1.1 means anyway; no host that the site is made for sends it.
        response.removeHeader('Connection');
        if (redirect) {
          setHeaders(response, address, false);
          response.writeHead(redirect.status, { Location: redirect.to }).end();
        } else if (notAddresses.some((pattern) => pattern.test(address))) sendNotFound();
        else files(request, response, sendNotFound);
      });
    },
  };
}
