import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPreviewServer } from '../../../tools/preview.ts';
import { previewOf } from '../../lib/preview.ts';

// What the hosts answer to the same requests is seen by `npm run test:hosts`.

const files: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>This Page is not available!</h1>',
  'AboutUs.html': '<h1>About Us</h1>',
  'AboutUs.html.br': brotliCompressSync('<h1>Brotli</h1>'),
  'AboutUs.html.gz': gzipSync('<h1>Gzip</h1>'),
  'member/anand.html': '<h1>Member</h1>',
  'files/charter.pdf': '%PDF-1.7',
  '_astro/page.a1b2c3.css': 'body{}',
  _redirects: '/Aboutus /AboutUs 301\n',
};

const { folder, addressOf } = previewOf(files);

/** Redirects stay where they are, so that a test sees them. */
const ask = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(addressOf(address), { redirect: 'manual', ...init });

it.each([
  ['br, gzip', 'br', 'Brotli'],
  ['gzip', 'gzip', 'Gzip'],
  ['identity', null, 'About Us'],
])('sends to a browser that takes %s the %s copy that the build compressed', async (accepted, encoding, words) => {
  const response = await ask('/AboutUs', { headers: { 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toMatch('text/html');
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toBe(`<h1>${words}</h1>`);
});

describe('addresses', () => {
  const plain = { headers: { 'accept-encoding': 'identity' } };

  it.each([
    ['another case', '/aboutus'],
    ['a trailing slash', '/AboutUs/'],
    ['the name of the file', '/AboutUs.html'],
    ['the same with an escaped dot', '/AboutUs%2ehtml'],
    ['the not-found page itself', '/404'],
    ['a folder', '/member'],
    ['a way out of the folder', '/%2e%2e%2f%2e%2e%2fetc/passwd'],
    ['a file for the host alone', '/_redirects'],
    ['a compressed copy', '/AboutUs.html.br'],
  ])('%s is not found', async (_, address) => {
    const response = await ask(address, plain);
    expect([response.status, await response.text()]).toEqual([404, files['404.html']]);
  });

  it('sends /Aboutus to /AboutUs for good', async () => {
    const response = await ask('/Aboutus');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/AboutUs']);
  });
});

it('says in words that a port is in use', async () => {
  const port = Number(addressOf('/').port);
  await expect(createPreviewServer({ port, dist: folder })).rejects.toThrow(
    `Port ${port} is in use by another program.`,
  );
});
