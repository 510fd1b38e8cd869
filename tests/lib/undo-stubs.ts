import { afterEach, vi } from 'vitest';

/** What a test has put in the place of something is gone when it ends, also for the next file, as files share a process. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
