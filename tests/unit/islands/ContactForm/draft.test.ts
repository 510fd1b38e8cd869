import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from '../../../../src/islands/ContactForm/draft.ts';

/** What a tab keeps. */
function tabStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => {
      items.clear();
    },
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => items.delete(key),
    setItem: (key, value) => items.set(key, value),
  };
}

let storage: Storage;
beforeEach(() => {
  storage = tabStorage();
});

describe('a draft', () => {
  it('comes back as it was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ minLength: 1 }), (from_name, message) => {
        writeDraft(storage, { from_name, message });
        expect(readDraft(storage)).toEqual({ from_name, message });
      }),
    );
  });

  it.each(['', 'null', '[]', '1', '{', '{"from_name":1,"message":["x"]}'])(
    'is empty when %s stands in its place',
    (kept) => {
      writeDraft(storage, { from_name: 'A' });
      storage.setItem(storage.key(0) ?? '', kept);
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
});
