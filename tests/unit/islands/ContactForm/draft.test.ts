import { beforeEach, expect, it } from 'vitest';
import { DRAFT_KEY, readDraft, writeDraft } from '../../../../src/islands/ContactForm/draft.ts';

/** What of a tab's storage a draft asks for. */
function tabStorage(): Storage {
  const items = new Map<string, string>();
  const getItem = (key: string) => items.get(key) ?? null;
  const setItem = (key: string, value: string) => items.set(key, value);
  return { getItem, setItem, removeItem: (key: string) => items.delete(key) } as unknown as Storage;
}

let storage: Storage;
beforeEach(() => {
  storage = tabStorage();
});

it.each(['', 'null', '[]', '1', '{', '{"from_name":1,"message":["x"]}'])(
  'is empty when %s stands in its place',
  (kept) => {
    storage.setItem(DRAFT_KEY, kept);
    expect(readDraft(storage)).toEqual({});
  },
);

it('is given up quietly where storage is full or forbidden', () => {
  const forbidden = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full = Object.assign(tabStorage(), { setItem: forbidden, getItem: forbidden, removeItem: forbidden });
  writeDraft(full, { from_name: 'A' });
  writeDraft(full, {});
  expect(readDraft(full)).toEqual({});
});
