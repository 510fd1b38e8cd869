import { expect, test } from 'vitest';
import { draftNote, isUnpublishedAt } from '../../../src/lib/unpublished.ts';

const day = new Date('2025-09-02T00:00:00Z');

test.each([
  ['an entry without either', { draft: false }, '2025-09-01T00:00:00Z', undefined],
  ['a draft whose day has come', { draft: true, publishDate: day }, '2025-10-01T00:00:00Z', 'Draft'],
  ['a day ahead', { draft: false, publishDate: day }, '2025-09-01T18:29:59Z', 'Visible from 2 September 2025'],
  ['a day that has begun in India', { draft: false, publishDate: day }, '2025-09-01T18:30:00Z', undefined],
])('%s', (_, data, now, words) => {
  expect(draftNote(data, new Date(now))).toBe(words);
  expect(isUnpublishedAt(data, new Date(now))).toBe(words !== undefined);
});
