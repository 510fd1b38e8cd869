import { once } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendMessage } from '../../../../src/islands/ContactForm/send.ts';

const message = { from_name: 'Asha', reply_to: 'asha@example.com', number: '', message: 'Hello' };
const service = { publicKey: 'a', serviceId: 'b', templateId: 'c', origin: 'https://api.emailjs.com' };

const post = vi.fn<(address: URL, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  post.mockReset();
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('location', { href: 'https://www.uppercrust.example/Information' });
  vi.stubGlobal('fetch', post);
});

const expectLogged = (reason: string) => {
  expect(console.error).toHaveBeenCalledExactlyOnceWith('The message was not sent.', new Error(reason));
};

it.each([403, 429, 503])('every kind of failure returns false and is logged: status %i', async (status) => {
  post.mockResolvedValue(new Response('no', { status }));
  expect(await sendMessage(message, service)).toBe(false);
  expectLogged(`The provider answers with status ${status}.`);
});

it('every kind of failure returns false and is logged: an invalid origin', async () => {
  expect(await sendMessage(message, { ...service, origin: 'https://' })).toBe(false);
  expect(post).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledOnce();
});

it('a request without an answer is aborted after 20 seconds', async () => {
  // Like `fetch`, rejects with the reason when it is aborted.
  post.mockImplementation(async (_, { signal }) => {
    await once(signal ?? new EventTarget(), 'abort');
    throw signal?.reason as Error;
  });
  const done = vi.fn();
  const sent = sendMessage(message, service);
  void sent.then(done);
  await vi.advanceTimersByTimeAsync(19_999);
  const signal = post.mock.lastCall?.[1].signal;
  expect(done).not.toHaveBeenCalled();
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toBe(false);
  expect(signal?.aborted).toBe(true);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('The message was not sent.', signal?.reason);
});

it.each([
  ['https://api.emailjs.com', 'https://api.emailjs.com'],
  ['/', 'https://www.uppercrust.example'],
])('with the origin %s a message goes to %s', async (origin, host) => {
  post.mockResolvedValue(new Response('queued', { status: 202 }));
  expect(await sendMessage(message, { ...service, origin })).toBe(true);
  expect(post.mock.lastCall?.[0].href).toBe(`${host}/api/v1.0/email/send`);
  const init = post.mock.lastCall?.[1];
  expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
  const names = { user_id: 'a', service_id: 'b', template_id: 'c', template_params: message };
  expect(JSON.parse(init?.body as string)).toMatchObject(names);
});
