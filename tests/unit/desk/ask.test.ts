import { expect, it, vi } from 'vitest';
import { post } from '../../../src/desk/ui/ask.ts';

it('passes on a sentence that the server says without data', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('It is too large.', { status: 413 })));
  expect(await post('pdf')).toEqual({ words: 'It is too large.' });
});

it('says how to restart the desk if the server does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await post('pdf')).toEqual({ words: expect.stringContaining('npm run desk') as string });
});
