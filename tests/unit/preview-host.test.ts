import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPreviewServer } from '../../tools/preview.ts';

const notFound = `<h1>This Page is not available!</h1>${'<p>Main links</p>'.repeat(100)}`;
const aboutUs = `<h1>About Us</h1>${'<p>Who we are</p>'.repeat(100)}`;

const files: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  '404.html': notFound,
  'AboutUs.html': aboutUs,
  'AboutUs.html.gz': gzipSync(aboutUs),
  'member/anand.html': '<h1>Member</h1>',
  'files/charter.pdf': '%PDF-1.7',
  '_astro/page.a1b2c3.css': 'body{}',
  'Compressed.html': '<h1>Plain</h1>',
  'Compressed.html.br': brotliCompressSync('<h1>Brotli</h1>'),
  'Compressed.html.gz': gzipSync('<h1>Gzip</h1>'),
  _redirects: '/Aboutus /AboutUs 301\n',
};

let dist: string;
let server: PreviewServer;

/** Redirects stay where they are, so that a test sees them. */
function ask(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(address, server.resolvedUrls?.local[0]), { redirect: 'manual', ...init });
}

beforeAll(async () => {
  dist = await mkdtemp(path.join(os.tmpdir(), 'preview-host-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.join(dist, path.dirname(name)), { recursive: true });
    await writeFile(path.join(dist, name), text);
  }
  server = await createPreviewServer({
    port: 0,
    dist,
    plugins: [
      {
        name: 'letter-box',
        configurePreviewServer({ middlewares }) {
          middlewares.use('/letters', (request, response, next) => {
            if (request.method === 'POST') response.writeHead(202).end('taken');
            else next();
          });
        },
      },
    ],
  });
});

afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

describe('copies that the build compressed', () => {
  it.each([
    ['br, gzip', 'br', 'Brotli'],
    ['gzip', 'gzip', 'Gzip'],
    ['identity', null, 'Plain'],
  ])('sends to a browser that takes %s the %s one', async (accepted, encoding, words) => {
    const response = await ask('/Compressed', { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toMatch('text/html');
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await response.text()).toBe(`<h1>${words}</h1>`);
  });

  it('are those of the newest site', async () => {
    await writeFile(path.join(dist, 'Later.html'), '<h1>Later</h1>');
    expect(await (await ask('/Later')).text()).toBe('<h1>Later</h1>');
    await rm(path.join(dist, 'Later.html'));
    expect((await ask('/Later')).status).toBe(404);
  });

  it('are no addresses of their own', async () => {
    expect((await ask('/Compressed.html.br')).status).toBe(404);
  });
});

describe('addresses', () => {
  it.each([
    ['/', 'index.html'],
    ['/?from=mail', 'index.html'],
    ['/AboutUs', 'AboutUs.html'],
    ['/AboutUs?from=mail', 'AboutUs.html'],
    ['/member/anand', 'member/anand.html'],
    ['/files/charter.pdf', 'files/charter.pdf'],
  ])('%s is answered by %s', async (address, file) => {
    const response = await ask(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(files[file]);
  });

  it.each([
    ['an unknown address', '/Nowhere'],
    ['another case', '/aboutus'],
    ['another case in a folder', '/Member/anand'],
    ['another case of a file', '/files/Charter.pdf'],
    ['a trailing slash', '/AboutUs/'],
    ['the name of the file', '/AboutUs.html'],
    ['the name of the home page’s file', '/index.html'],
    ['the home page’s file without its ending', '/index'],
    ['the not-found page itself', '/404'],
    ['a folder', '/member'],
    ['a folder with a slash', '/member/'],
    ['a doubled slash', '//AboutUs'],
    ['a way out of the folder', '/%2e%2e%2f%2e%2e%2fetc/passwd'],
    ['a broken escape', '/%E0%A4%A'],
    ['a file for the host alone', '/_redirects'],
  ])('%s is not found', async (_, address) => {
    const response = await ask(`${server.resolvedUrls?.local[0]?.slice(0, -1) ?? ''}${address}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch('text/html');
    expect(await response.text()).toBe(files['404.html']);
  });

  it('keeps 404 for a browser that holds a copy of the page', async () => {
    const etag = (await ask('/Nowhere')).headers.get('etag') ?? '';
    expect((await ask('/Nowhere', { headers: { 'If-None-Match': etag } })).status).toBe(404);
  });

  it('sends /Aboutus to /AboutUs for good', async () => {
    const response = await ask('/Aboutus');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/AboutUs');
  });
});

describe('methods', () => {
  it('answers HEAD with the same status and no body', async () => {
    const found = await ask('/AboutUs', { method: 'HEAD' });
    expect([found.status, await found.text()]).toEqual([200, '']);
    expect((await ask('/Nowhere', { method: 'HEAD' })).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s and says what it takes', async (method) => {
    const response = await ask('/AboutUs', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('leaves a request to a plugin that takes it', async () => {
    expect((await ask('/letters', { method: 'POST' })).status).toBe(202);
    expect((await ask('/letters')).status).toBe(404);
  });
});

describe('headers', () => {
  it('sends the copy in gzip', async () => {
    const response = await ask('/AboutUs', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('sends plain text to one who does not read gzip', async () => {
    const response = await ask('/AboutUs', { headers: { 'Accept-Encoding': 'identity' } });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('lets browsers keep files whose name holds a hash, and ask again for all others', async () => {
    expect((await ask('/_astro/page.a1b2c3.css')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('/AboutUs')).headers.get('cache-control')).toBe('no-cache');
  });
});

it('says in words that a port is in use', async () => {
  const port = Number(new URL(server.resolvedUrls?.local[0] ?? '').port);
  await expect(createPreviewServer({ port, dist })).rejects.toThrow(`Port ${port} is in use by another program.`);
});
