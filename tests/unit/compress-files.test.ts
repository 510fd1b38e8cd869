import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFiles } from '../../src/integrations/host/compress-files.ts';
import { pageFinisher } from '../../src/integrations/host/finish-pages.ts';
import { keepResults } from '../../src/integrations/host/keep-results.ts';
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

it('puts three copies beside every text, each of which is that text', async () => {
  const text = page('A moat ₹');
  const folder = builtSite({ 'a.xml': text, 'b/c.svg': text, 'd.pdf': text });
  await compressFiles(folder, keepResults(temporaryFolder(), ''));
  for (const name of ['a.xml', 'b/c.svg']) {
    for (const [ending, unpack] of Object.entries(readers)) {
      expect(unpack(readFileSync(path.join(folder, name + ending))).toString()).toBe(text);
    }
  }
  expect(existsSync(path.join(folder, 'd.pdf.br'))).toBe(false);
});

it('puts them beside a page as it is finished', async () => {
  const folder = builtSite({});
  const kept = keepResults(temporaryFolder(), '');
  const file = path.join(folder, 'A.html');
  await pageFinisher(folder, kept, { unlisted: false })(file, `<html><meta charset="utf-8">${page('A moat ₹')}</html>`);
  const finished = readFileSync(file, 'utf8');
  expect(finished).toContain('content-security-policy');
  for (const [ending, unpack] of Object.entries(readers)) {
    expect(unpack(readFileSync(file + ending)).toString()).toBe(finished);
  }
});

it('leaves alone what fits into one packet', async () => {
  const folder = builtSite({ 'icon.svg': '<svg></svg>' });
  await compressFiles(folder, keepResults(temporaryFolder(), ''));
  expect(readdirSync(folder)).toEqual(['icon.svg']);
});

it('compresses harder what would not fit into the first flight of a connection', async () => {
  // Words in an order without a pattern.
  let state = 1;
  const next = () => (state = (state * 48271) % 2147483647);
  const long = Array.from({ length: 12_000 }, () => `w${next() % 700}`).join(' ');
  const short = long.slice(0, 20_000);
  const list = long.repeat(8);
  const folder = builtSite({ 'long.txt': long, 'short.txt': short, 'list.txt': list });
  await compressFiles(folder, keepResults(temporaryFolder(), ''));
  const packed = (name: string) => readFileSync(path.join(folder, `${name}.txt.br`)).length;
  const at = (quality: number, text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  expect(at(9, long)).toBeGreaterThan(14_000);
  expect(packed('long')).toBeLessThan(at(10, long));
  // Seconds for a list, and no round trip less.
  expect(packed('list')).toBeGreaterThan(at(10, list));
  expect(at(9, short)).toBeLessThan(13_000);
  expect(packed('short')).toBeGreaterThan(at(10, short));
});

it('makes no copy twice, and forgets those of files that are gone', async () => {
  const cache = temporaryFolder();
  const compress = async (folder: string) => {
    const kept = keepResults(cache, '');
    await compressFiles(folder, kept);
    await kept.forgetRest();
  };
  const first = builtSite({ 'a.txt': page('A'), 'b.txt': page('B') });
  await compress(first);
  expect(readdirSync(cache)).toHaveLength(6);

  // Marked, so that a copy out of the cache is known from one that was made anew.
  for (const name of readdirSync(cache)) writeFileSync(path.join(cache, name), `kept ${path.extname(name)}`);
  rmSync(path.join(first, 'b.txt'));
  await compress(first);
  expect(readFileSync(path.join(first, 'a.txt.br'), 'utf8')).toBe('kept .br');
  expect(
    readdirSync(cache)
      .map((name) => path.extname(name))
      .sort(),
  ).toEqual(['.br', '.gz', '.zst']);
});
