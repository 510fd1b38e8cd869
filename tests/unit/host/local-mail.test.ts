import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { localMail } from '../../../src/host/local-mail.ts';
import { SEND_PATH } from '../../../src/lib/firm/message-fields.ts';
import { root } from '../../../tools/lib/run.mjs';
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

/** The kept files; an empty list if the folder was never created. */
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

it('passes no control characters to the terminal', async () => {
  const from_name = '\u001b[2J\nMessage from "the bank"';
  await post(JSON.stringify({ ...payload, template_params: { ...message, from_name } }));
  const line = String(vi.mocked(console.log).mock.lastCall?.[0]);
  expect(line.includes('\u001b') || line.includes('\n')).toBe(false);
});

it.each([
  ['a body that is not JSON', '{'],
  ['a body that is not an object', '[]'],
  ['an empty id', JSON.stringify({ ...payload, user_id: '' })],
  ['parameters that are not an object', JSON.stringify({ ...payload, template_params: 'text' })],
  ['a missing field', JSON.stringify({ ...payload, template_params: { from_name: 'Asha' } })],
])('refuses %s, in plain text and without keeping anything', async (_, body) => {
  const response = await post(body);
  expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
  expect(await response.text()).not.toBe('');
  expect(await kept()).toEqual([]);
});

it('accepts messages from pages of its own host', async () => {
  const { origin } = addressOf('/');
  const type = 'application/json; charset=utf-8';
  expect((await post(JSON.stringify(payload), { Origin: origin, 'Content-Type': type })).status).toBe(200);
});

it.each([
  ['a message from another site', 403, { Origin: 'https://example.com' }, ''],
  ['a message from another port', 403, { Origin: 'http://localhost:1' }, ''],
  ['a message from a file or a frame', 403, { Origin: 'null' }, ''],
  ['a content type that any form can send', 403, { 'Content-Type': 'text/plain' }, ''],
  ['a body of more than 64 KB', 413, {}, ' '.repeat(64 * 1024)],
])('refuses %s with %i, without keeping anything', async (_, status, further, room) => {
  expect((await post(JSON.stringify(payload) + room, further)).status).toBe(status);
  expect(await kept()).toEqual([]);
});

it('refuses a body without a stated length', async () => {
  const body = new Blob([JSON.stringify(payload)]).stream();
  const request = { method: 'POST', headers, body, duplex: 'half' };
  expect((await fetch(addressOf(SEND_PATH), request)).status).toBe(413);
});
