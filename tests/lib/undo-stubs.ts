import { syncBuiltinESMExports } from 'node:module';
import { afterEach, vi } from 'vitest';

/** Removes a test's stubs and mocks when it ends, also for the next file, because files share a process. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Imports of a function of Node see that it was restored only after this.
  syncBuiltinESMExports();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
