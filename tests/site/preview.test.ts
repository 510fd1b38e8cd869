import { beforeAll, expect, it } from 'vitest';
import { createPreviewServer } from '../../tools/preview.ts';
import { ask } from '../hosts/support/ask.ts';
import { dist } from '../hosts/support/engines.ts';
import { expectAnswer } from '../hosts/support/expect-answer.ts';
import { rows } from '../hosts/table.ts';

// `npm run test:hosts` tests the hosts against the same table.

let port: number;
beforeAll(async () => {
  const server = await createPreviewServer({ dist });
  port = Number(new URL(server.resolvedUrls?.local[0] ?? '').port);
  return () => server.close();
});

it.for(rows)('the preview: %s', (row) => expectAnswer('preview', port, row));

it('the preview sends Vary for compressed pages', async () => {
  const { headers } = await ask(port, { target: '/AboutUs' });
  expect(headers.get('vary')).toMatch(/accept-encoding/i);
});

it('the preview reports a port in use with a readable message', async () => {
  await expect(createPreviewServer({ port, dist })).rejects.toThrow(`Port ${port} is in use by another program.`);
});
