import { afterEach, vi } from 'vitest';

/** Removes a test's stubs and mocks when it ends, also for the next file, because files share a process. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
