import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress } from '../../../src/host/compress.ts';
import { temporaryFolder } from '../../lib/temporary-folder.ts';

const readers = { '.br': brotliDecompressSync, '.zst': zstdDecompressSync, '.gz': gunzipSync };

it('writes three compressed copies of a text, each of which unpacks to it', async () => {
  const file = path.join(temporaryFolder(), 'a.xml');
  const text = '<p>A moat ₹</p>'.repeat(500);
  writeFileSync(file, text);
  await compress(file, 10);
  for (const [ending, unpack] of Object.entries(readers)) {
    expect(unpack(readFileSync(file + ending)).toString()).toBe(text);
  }
});

it('does not compress a file that fits into one packet', async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'icon.svg'), '<svg></svg>');
  await compress(path.join(folder, 'icon.svg'), 10);
  expect(readdirSync(folder)).toEqual(['icon.svg']);
});
