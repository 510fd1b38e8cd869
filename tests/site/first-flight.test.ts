import { Agent, get } from 'node:http';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPreviewServer } from '../../tools/preview.ts';
import { expectNone } from './support/every-page.ts';
import { files, notFound, pages } from './support/site.ts';

/**
 * What a server may send before the browser has answered it: ten packets of 1,460 bytes, 14,600 in all. A page or a font
 * that takes more arrives a round trip later, which on a slow line is what a visitor waits for. What hosts add of their own
 * travels by HTTP/2, in which these headers take half the bytes.
 */
const mostBytes = 14_550;

let server: PreviewServer;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  server = await createPreviewServer({ port: 0, ...(process.env['SITE_DIST'] && { dist: process.env['SITE_DIST'] }) });
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

/** The bytes of a response, its headers included, as a browser asks for it. */
function sizeOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = new URL(address, server.resolvedUrls?.local[0]);
    get(url, { agent, headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } }, (response) => {
      const fields = [`HTTP/1.1 ${response.statusCode} ${response.statusMessage}`];
      for (let at = 0; at < response.rawHeaders.length; at += 2) {
        fields.push(`${response.rawHeaders[at]}: ${response.rawHeaders[at + 1]}`);
      }
      let bytes = Buffer.byteLength(`${fields.join('\r\n')}\r\n\r\n`);
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => {
        resolve(bytes);
      });
    }).on('error', reject);
  });
}

it('every page and every font arrives, headers and all, in the first flight of a connection', async () => {
  const fonts = [...files].filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`);
  const addresses = [...pages.map(({ address }) => address).filter((address) => address !== notFound), ...fonts];
  const sizes: (readonly [string, number])[] = [];
  for (const address of addresses) sizes.push([address, await sizeOf(address)]);
  const largest = sizes.toSorted(([, a], [, b]) => b - a);
  console.log(
    `Largest responses: ${largest
      .slice(0, 5)
      .map(([address, bytes]) => `${address} ${bytes}`)
      .join(', ')}`,
  );
  expect(fonts.length).toBeGreaterThan(0);
  expectNone(
    largest
      .filter(([, bytes]) => bytes > mostBytes)
      .map(([address, bytes]) => `${address} takes ${bytes} bytes with its headers, more than ${mostBytes}`),
  );
});
