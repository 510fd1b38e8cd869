import { expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from '../../../../src/islands/ContactForm/draft.ts';

// tests/e2e/contact-form.spec.ts tests that a draft is kept and cleared.

it.each(['', 'null', '[]', '1', '{'])('has no field when %s is stored', (kept) => {
  vi.stubGlobal('sessionStorage', { getItem: () => kept });
  expect(readDraft()['from_name']).toBeUndefined();
});

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

it.each<[string, () => unknown]>([
  ['full', () => ({ setItem: refuse, getItem: refuse, removeItem: refuse })],
  ['not there at all', () => null],
  ['forbidden', refuse],
])('is dropped silently if storage is %s', (_, storage) => {
  vi.stubGlobal('sessionStorage', null);
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(storage as () => Storage);
  writeDraft({ from_name: 'A' });
  writeDraft({});
  expect(readDraft()).toEqual({});
});
