import { expect, it, vi } from 'vitest';
import { post } from '../../../src/desk/ui/ask.ts';

it.each([
  ['what it was asked for', () => Response.json({ id: 'a' }), { id: 'a' }],
  [
    'a sentence with its data',
    () => Response.json({ words: 'It is no PDF.' }, { status: 415 }),
    { words: 'It is no PDF.' },
  ],
  ['a sentence alone', () => new Response('It is too large.', { status: 413 }), { words: 'It is too large.' }],
])('passes on what the server says: %s', async (_, answer, told) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  expect(await post('pdf')).toEqual(told);
});

it('says how to restart the desk if the server does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await post('pdf')).toEqual({ words: expect.stringContaining('npm run desk') as string });
});
