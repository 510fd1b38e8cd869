import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkPayload } from '../../../src/integrations/local-mail/check-payload.ts';
import { keepMessage } from '../../../src/integrations/local-mail/outbox.ts';
import { localMail, SEND_PATH } from '../../../src/integrations/local-mail/plugin.ts';
import { createPreviewServer } from '../../../tools/preview.ts';

const message = { from_name: 'Asha', reply_to: 'asha@example.com', number: '', message: 'Grüße, ₹50 lakh' };
const payload = {
  lib_version: '4.4.1',
  user_id: 'local',
  service_id: 'local',
  template_id: 'local',
  template_params: message,
};

const log = vi.fn<(line: string) => void>();
let folder: string;
let outbox: string;
let server: PreviewServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'local-mail-'));
  outbox = path.join(folder, '.outbox');
  server = await createPreviewServer({ port: 0, dist: folder, plugins: [localMail({ outbox, log })] });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  log.mockClear();
  await rm(outbox, { recursive: true, force: true });
});

const post = (body: string, contentType = 'application/json') =>
  fetch(new URL(SEND_PATH, server.resolvedUrls?.local[0]), {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body,
  });

/** Files that were kept; none when the folder was never made. */
const kept = () => readdir(outbox).catch(() => []);

it('keeps a message as a file and says so', async () => {
  const response = await post(JSON.stringify(payload));
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  const [file = '', ...others] = await kept();
  expect(others).toEqual([]);
  expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[\da-f]{8}\.json$/);
  expect(JSON.parse(await readFile(path.join(outbox, file), 'utf8'))).toEqual({
    received: expect.stringMatching(/Z$/) as string,
    ...message,
  });
  expect(log).toHaveBeenCalledExactlyOnceWith(`Message from "Asha" kept as ${path.join('.outbox', file)}`);
});

it('never writes over a message, not even of the same instant', async () => {
  const now = new Date();
  await Promise.all(Array.from({ length: 20 }, () => keepMessage(outbox, message, now)));
  expect(await kept()).toHaveLength(20);
});

it('lets nobody steer the terminal', async () => {
  const from_name = '\u001b[2J\nMessage from "the bank"';
  await post(JSON.stringify({ ...payload, template_params: { ...message, from_name } }));
  const [line = ''] = log.mock.lastCall ?? [];
  expect(line.includes('\u001b') || line.includes('\n')).toBe(false);
});

describe('refuses, in plain text and without keeping anything,', () => {
  const other = (change: object) => JSON.stringify({ ...payload, ...change });

  it.each([
    ['another content type', 415, other({}), 'text/plain'],
    ['what is not JSON', 400, '{'],
    ['what is not an object', 400, '[]'],
    ['an empty id', 400, other({ user_id: '' })],
    ['parameters that are no object', 400, other({ template_params: 'text' })],
    ['a missing field', 412, other({ template_params: { from_name: 'Asha' } })],
    ['a field that is no text', 412, other({ template_params: { ...message, number: 1 } })],
    ['a body of more than 64 KB', 413, other({ template_params: { ...message, message: 'x'.repeat(64 * 1024) } })],
  ])('%s', async (_, status, body, contentType?: string) => {
    const response = await post(body, contentType);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch('text/plain');
    expect(await response.text()).not.toBe('');
    expect(await kept()).toEqual([]);
  });
});

it('judges anything at all', () => {
  fc.assert(
    fc.property(fc.json(), (body) => {
      expect(checkPayload('application/json', body)).toMatchObject({ status: expect.any(Number) as number });
    }),
  );
});
