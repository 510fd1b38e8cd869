import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildDate } from '../../../src/lib/build-date.ts';

const now = new Date('2025-11-21T10:00:00Z');

describe('buildDate', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  it('is today', () => {
    vi.useFakeTimers({ now });
    vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
    expect(buildDate()).toEqual(now);
  });

  it('is the day that SOURCE_DATE_EPOCH names, in seconds since 1970', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '1756684800');
    expect(buildDate()).toEqual(new Date('2025-09-01T00:00:00Z'));
  });

  it('is today when SOURCE_DATE_EPOCH is set to nothing', () => {
    vi.useFakeTimers({ now });
    vi.stubEnv('SOURCE_DATE_EPOCH', '');
    expect(buildDate()).toEqual(now);
  });
});
