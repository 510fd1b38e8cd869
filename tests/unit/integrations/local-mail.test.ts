import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { localMail, SEND_PATH } from '../../../src/integrations/local-mail.ts';
import { root } from '../../lib/content-files.ts';
import { previewOf } from '../../lib/preview.ts';

const message = { from_name: 'Asha', reply_to: 'asha@example.com', number: '', message: 'Grüße, ₹50 lakh' };
const ids = { lib_version: '4.4.1', user_id: 'local', service_id: 'local', template_id: 'local' };
const payload = { ...ids, template_params: message };

const { folder, addressOf } = previewOf({}, (served) => [localMail(path.join(served, '.outbox'))]);
const outbox = path.join(folder, '.outbox');

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await rm(outbox, { recursive: true, force: true });
});

const headers = { 'Content-Type': 'application/json' };
const post = (body: string, further: Record<string, string> = {}) =>
  fetch(addressOf(SEND_PATH), { method: 'POST', headers: { ...headers, ...further }, body });

/** Files that were kept; none when the folder was never made. */
const kept = () => readdir(outbox).catch(() => []);

it('keeps a message as a file and says so', async () => {
  const response = await post(JSON.stringify(payload));
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  const [file = '', ...others] = await kept();
  expect(others).toEqual([]);
  expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[\da-f-]{36}\.json$/);
  const place = path.join(outbox, file);
  const received = expect.stringMatching(/Z$/) as string;
  expect(JSON.parse(await readFile(place, 'utf8'))).toEqual({ received, ...message });
  expect(console.log).toHaveBeenCalledExactlyOnceWith(`Message from "Asha" kept as ${path.relative(root, place)}`);
});

it('lets nobody steer the terminal', async () => {
  const from_name = '\u001b[2J\nMessage from "the bank"';
  await post(JSON.stringify({ ...payload, template_params: { ...message, from_name } }));
  const line = String(vi.mocked(console.log).mock.lastCall?.[0]);
  expect(line.includes('\u001b') || line.includes('\n')).toBe(false);
});

it.each([
  ['what is not JSON', '{'],
  ['what is not an object', '[]'],
  ['an empty id', JSON.stringify({ ...payload, user_id: '' })],
  ['parameters that are no object', JSON.stringify({ ...payload, template_params: 'text' })],
  ['a missing field', JSON.stringify({ ...payload, template_params: { from_name: 'Asha' } })],
])('refuses %s, in plain text and without keeping anything', async (_, body) => {
  const response = await post(body);
  expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
  expect(await response.text()).not.toBe('');
  expect(await kept()).toEqual([]);
});

it('takes what a page of its own host sends', async () => {
  const { origin } = addressOf('/');
  const type = 'application/json; charset=utf-8';
  expect((await post(JSON.stringify(payload), { Origin: origin, 'Content-Type': type })).status).toBe(200);
});

it.each([
  ['what another site sends', 403, { Origin: 'https://example.com' }, ''],
  ['what another port sends', 403, { Origin: 'http://localhost:1' }, ''],
  ['what a file or a frame sends', 403, { Origin: 'null' }, ''],
  ['what any form can send', 403, { 'Content-Type': 'text/plain' }, ''],
  ['a body of more than 64 KB', 413, {}, ' '.repeat(64 * 1024)],
])('refuses %s with %i, without keeping anything', async (_, status, further, room) => {
  expect((await post(JSON.stringify(payload) + room, further)).status).toBe(status);
  expect(await kept()).toEqual([]);
});

it('refuses a body that does not say how long it is', async () => {
  const body = new Blob([JSON.stringify(payload)]).stream();
  const request = { method: 'POST', headers, body, duplex: 'half' };
  expect((await fetch(addressOf(SEND_PATH), request)).status).toBe(413);
});
