import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesOnTheWay } from '../../tools/deploy/check.ts';
import { ask } from './support/ask.ts';
import { dist, type Engine, startCaddy, startCloudflare } from './support/engines.ts';
import { expectAnswer } from './support/expect-answer.ts';
import { rows } from './table.ts';

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

  it.for(rows)('%s', (row) => expectAnswer(host, engine.port, row));

  it('sends every file as it was built, with its headers', { timeout: 60_000 }, async () => {
    expect(await changesOnTheWay(dist, `http://localhost:${engine.port}`)).toEqual([]);
  });

  it('answers a conditional request for an unchanged page with 304', async () => {
    const etag = (await ask(engine.port, { target: '/FAQ' })).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await ask(engine.port, { target: '/FAQ', headers: { 'If-None-Match': etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});
