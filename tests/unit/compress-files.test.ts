import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFile } from '../../src/integrations/host/compress-files.ts';
import { finishPage } from '../../src/integrations/host/finish-page.ts';
import { keepResults } from '../../src/integrations/host/keep-results.ts';
import { stylePruner } from '../../src/integrations/host/prune-styles.ts';
import { forgetOthers } from '../../src/integrations/kept-files.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

const readers = { '.br': brotliDecompressSync, '.zst': zstdDecompressSync, '.gz': gunzipSync };
const page = (words: string) => `<p>${words}</p>`.repeat(500);

function builtSite(files: Record<string, string>) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** Compresses texts, and gives the bytes of what lies beside one of them. */
async function compressed(files: Record<string, string>, cache = temporaryFolder()) {
  const folder = builtSite(files);
  const kept = keepResults(cache, '');
  for (const name of Object.keys(files)) await compressFile(path.join(folder, name), kept);
  return { folder, kept, beside: (name: string) => readFileSync(path.join(folder, name)) };
}

it('puts three copies beside a text, each of which is that text', async () => {
  const text = page('A moat ₹');
  const { beside } = await compressed({ 'a.xml': text, 'b/c.svg': text });
  for (const name of ['a.xml', 'b/c.svg']) {
    for (const [ending, unpack] of Object.entries(readers)) expect(unpack(beside(name + ending)).toString()).toBe(text);
  }
});

it('puts them beside a page as it is finished', async () => {
  const folder = builtSite({});
  const kept = keepResults(temporaryFolder(), '');
  const file = path.join(folder, 'A.html');
  const head = '<head><meta charset="utf-8"><style>p{color:red}.gone{color:red}</style></head>';
  await finishPage(file, `<html>${head}${page('A moat ₹')}</html>`, kept, {
    prunedStyles: stylePruner(folder, '_astro'),
    unlisted: false,
  });
  const finished = readFileSync(file, 'utf8');
  expect(finished).toContain('content-security-policy');
  expect(finished).toContain('<style>p{color:red}</style>');
  for (const [ending, unpack] of Object.entries(readers)) {
    expect(unpack(readFileSync(file + ending)).toString()).toBe(finished);
  }
});

it('leaves alone what fits into one packet', async () => {
  const { folder } = await compressed({ 'icon.svg': '<svg></svg>' });
  expect(readdirSync(folder)).toEqual(['icon.svg']);
});

it('compresses harder what would not fit into the first flight of a connection', async () => {
  // Words in an order without a pattern.
  let state = 1;
  const next = () => (state = (state * 48271) % 2147483647);
  const long = Array.from({ length: 9_000 }, () => `w${next() % 700}`).join(' ');
  const short = long.slice(0, 20_000);
  const list = Array.from({ length: 20_000 }, () => `w${next() % 700}`).join(' ');
  const { beside } = await compressed({ 'long.txt': long, 'short.txt': short, 'list.txt': list, 'list.js': list });
  const packed = (name: string) => beside(`${name}.br`).length;
  const at = (quality: number, text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  expect(at(6, long)).toBeGreaterThan(14_000);
  expect(at(6, long)).toBeLessThan(16_000);
  expect(packed('long.txt')).toBeLessThan(at(10, long));
  expect(at(6, short)).toBeLessThan(13_000);
  expect(packed('short.txt')).toBeGreaterThan(at(10, short));
  // Up to a second for a list, and no round trip less.
  expect(at(6, list)).toBeGreaterThan(17_000);
  expect(packed('list.txt')).toBeGreaterThan(at(10, list));
  // A script is kept by browsers and made once for all pages.
  expect(packed('list.js')).toBeLessThan(at(10, list));
});

it('makes no copy twice, and forgets those of files that are gone', async () => {
  const cache = temporaryFolder();
  await compressed({ 'a.txt': page('A'), 'b.txt': page('B') }, cache);
  expect(readdirSync(cache)).toHaveLength(6);

  // Marked, so that a copy out of the cache is known from one that was made anew.
  for (const name of readdirSync(cache)) writeFileSync(path.join(cache, name), `kept ${path.extname(name)}`);
  const { kept, beside } = await compressed({ 'a.txt': page('A') }, cache);
  expect(beside('a.txt.br').toString()).toBe('kept .br');
  forgetOthers(cache, kept.used);
  expect(
    readdirSync(cache)
      .map((name) => path.extname(name))
      .sort(),
  ).toEqual(['.br', '.gz', '.zst']);
});
