import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect } from 'vitest';
import type { Host, Row } from '../table.ts';
import { type Answer, ask } from './ask.ts';
import { dist } from './engines.ts';

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** The decompressed body. */
const read = ({ headers, body }: Answer): string =>
  (decoders[headers.get('content-encoding') ?? ''] ?? ((bytes: Buffer) => bytes))(body).toString('utf8');

const page = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

/** Sends a row's request to a local host and checks the answer. */
export async function expectAnswer(host: Host, port: number, [, request, all, others]: Row): Promise<void> {
  const answer = await ask(port, request);
  const { status, headers = {}, body } = { ...all, ...others?.[host] };
  expect(status, `${request.target.slice(0, 60)} had status ${answer.status}`).toContain(answer.status);
  for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name), name).toEqual(value);
  if (body === 'empty') expect(answer.body.length).toBe(0);
  else if (typeof body === 'number') expect(answer.body.length).toBe(body);
  else if (body !== undefined) expect(read(answer)).toBe(page(body));
  // No answer may contain a directory listing, a stack trace or a file of the machine.
  expect(read(answer)).not.toMatch(/root:x:0|Index of|at .*\.js:\d+/);
}
