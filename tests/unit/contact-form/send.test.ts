import { EmailJSResponseStatus } from '@emailjs/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GIVE_UP_AFTER_MS, sendMessage } from '../../../src/islands/contact-form/send.ts';

const message = { from_name: 'Asha', reply_to: 'asha@example.com', number: '', message: 'Hello' };
const service = { publicKey: 'key', serviceId: 'service', templateId: 'template' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('hands the message to the provider and takes any good answer for sent', async () => {
  const deliver = vi.fn(() => Promise.resolve(new EmailJSResponseStatus(202, 'queued')));
  expect(await sendMessage(message, service, deliver)).toBe(true);
  expect(deliver).toHaveBeenCalledExactlyOnceWith('service', 'template', message);
  expect(console.error).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

describe('a failure of any shape ends as false and is logged', () => {
  it.each([
    ['a status', new EmailJSResponseStatus(429, 'Too Many Requests')],
    ['a dead network', new TypeError('Failed to fetch')],
    ['a plain string', 'The public key is required.'],
    ['nothing at all', undefined],
  ])('%s', async (_, reason) => {
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- so does the provider's library
    expect(await sendMessage(message, service, () => Promise.reject(reason))).toBe(false);
    expect(console.error).toHaveBeenCalledExactlyOnceWith('The message was not sent.', reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a throw before anything is sent', async () => {
    const deliver = () => {
      throw new Error('broken');
    };
    expect(await sendMessage(message, service, deliver)).toBe(false);
  });

  it('no answer within 20 seconds', async () => {
    expect(GIVE_UP_AFTER_MS).toBe(20_000);
    const sent = sendMessage(message, service, () => new Promise(() => undefined));
    const done = vi.fn();
    void sent.then(done);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toBe(false);
    expect(console.error).toHaveBeenCalledOnce();
  });
});

it('takes no notice of a failure that comes after it gave up', async () => {
  const fail = vi.fn<(reason: unknown) => void>();
  const sent = sendMessage(message, service, () => new Promise((_, reject) => fail.mockImplementation(reject)));
  await vi.advanceTimersByTimeAsync(GIVE_UP_AFTER_MS);
  expect(await sent).toBe(false);
  // Vitest itself fails a run in which a rejection is left unhandled.
  fail(new TypeError('Failed to fetch'));
  await vi.runAllTimersAsync();
  expect(console.error).toHaveBeenCalledOnce();
});

describe('the request', () => {
  it.each([
    [undefined, 'https://api.emailjs.com'],
    ['https://mail.example', 'https://mail.example'],
    ['/', 'https://www.uppercrust.example'],
  ])('with the origin %s goes to %s', async (origin, host) => {
    vi.stubGlobal('location', { href: 'https://www.uppercrust.example/Information', pathname: '/Information' });
    const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(new Response('OK')),
    );
    vi.stubGlobal('fetch', fetch);
    expect(await sendMessage(message, { ...service, ...(origin !== undefined && { origin }) })).toBe(true);
    const [address, init] = fetch.mock.lastCall ?? [];
    expect(address).toBe(`${host}/api/v1.0/email/send`);
    expect(JSON.parse(init?.body as string)).toEqual({
      lib_version: expect.any(String) as string,
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
      template_params: message,
    });
  });
});
