import { expect, it, vi } from 'vitest';
import { buildDate } from '../../../src/lib/build-date.ts';

const now = new Date('2025-11-21T10:00:00Z');

it.each([
  ['that SOURCE_DATE_EPOCH names, in seconds since 1970', '1756684800', new Date('2025-09-01T00:00:00Z')],
  ['of today without it', undefined, now],
  ['of today if it is empty', '', now],
])('is the day %s', (_, epoch, expected) => {
  vi.useFakeTimers({ now });
  vi.stubEnv('SOURCE_DATE_EPOCH', epoch);
  expect(buildDate()).toEqual(expected);
});
