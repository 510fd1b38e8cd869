import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesOnTheWay } from '../../tools/deploy/check.ts';
import { type Answer, ask } from './support/ask.ts';
import { dist, type Engine, startCaddy, startCloudflare } from './support/engines.ts';
import { rows } from './table.ts';

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** What a visitor reads, whatever it came packed in. */
const read = ({ headers, body }: Answer): string =>
  (decoders[headers.get('content-encoding') ?? ''] ?? ((bytes: Buffer) => bytes))(body).toString('utf8');

const page = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

const hosts = [
  { host: 'caddy', start: startCaddy },
  { host: 'cloudflare', start: startCloudflare },
] as const;

describe.each(hosts)('$host', ({ host, start }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  it.for(rows)('%s', async ([, request, both, others]) => {
    const answer = await ask(engine.port, request);
    const { status, headers = {}, body } = { ...both, ...others?.[host] };
    expect(status, `${request.target.slice(0, 60)} had status ${answer.status}`).toContain(answer.status);
    for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name), name).toEqual(value);
    if (body === 'empty') expect(answer.body.length).toBe(0);
    else if (typeof body === 'number') expect(answer.body.length).toBe(body);
    else if (body !== undefined) expect(read(answer)).toBe(page(body));
    // Nobody is ever shown a listing, a trace or a file of the machine.
    expect(read(answer)).not.toMatch(/root:x:0|Index of|at .*\.js:\d+/);
  });

  it('sends every file as it was built, with its headers', { timeout: 60_000 }, async () => {
    expect(await changesOnTheWay(dist, `http://localhost:${engine.port}`)).toEqual([]);
  });

  it('answers one who has the page already with nothing but that', async () => {
    const etag = (await ask(engine.port, { target: '/FAQ' })).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await ask(engine.port, { target: '/FAQ', headers: { 'If-None-Match': etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});
