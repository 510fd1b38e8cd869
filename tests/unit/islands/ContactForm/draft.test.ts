import { expect, it } from 'vitest';
import { readDraft, writeDraft } from '../../../../src/islands/ContactForm/draft.ts';

// That a draft is kept and taken back is seen by tests/e2e/contact-form.spec.ts.

it.each(['', 'null', '[]', '1', '{', '{"from_name":1,"message":["x"]}'])(
  'is empty when %s stands in its place',
  (kept) => {
    expect(readDraft({ getItem: () => kept } as unknown as Storage)).toEqual({});
  },
);

it('is given up quietly where storage is full or forbidden', () => {
  const forbidden = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full = { setItem: forbidden, getItem: forbidden, removeItem: forbidden } as unknown as Storage;
  writeDraft(full, { from_name: 'A' });
  writeDraft(full, {});
  expect(readDraft(full)).toEqual({});
});
