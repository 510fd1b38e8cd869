import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Storybook takes two seconds to load, so it is left out when only other projects run. */
const hasStories = !process.argv.includes('--project') || process.argv.includes('stories');

export default defineConfig({
  test: {
    // Generous, because speed on a shared machine says nothing about the site.
    testTimeout: 60_000,
    setupFiles: 'tests/lib/undo-stubs.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{unit,content}/**/*.test.{ts,tsx}'],
          // The code under test keeps no state, and reloading schemas and checks for each file would double its time.
          isolate: false,
          // One more than there are processors: a build that waits for another's lock leaves its processor idle.
          maxWorkers: availableParallelism() + 1,
        },
      },
      ...(hasStories ? ['.storybook/vitest.config.ts'] : []),
      {
        // These read dist/, so the site must be built first.
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          // The pages are read once for all files.
          isolate: false,
        },
      },
      {
        // Run by `npm run test:hosts`, which installs the servers that they test the site on.
        extends: true,
        test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], hookTimeout: 60_000 },
      },
      {
        // Run by `npm run test:browsers` in Firefox and WebKit. One file at a time, each with its own browser, because
        // a window behind another has no focus.
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          fileParallelism: false,
          hookTimeout: 60_000,
          // Longer than WebKit's command timeout (support/webkit.ts), so that a frozen page is reported as such.
          expect: { poll: { timeout: 20_000, interval: 50 } },
        },
      },
      {
        // Tests of the writers' desk, run by `npm run test:desk`, which installs its packages.
        extends: true,
        test: { name: 'desk', include: ['tests/desk/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 120_000 },
      },
      {
        // Run by `npm run bench`: measures build times. Takes minutes; run it on an otherwise idle machine.
        extends: true,
        test: { name: 'bench', include: ['tests/bench/**/*.test.ts'], testTimeout: 3_600_000 },
      },
      {
        // Lighthouse is slow: up to five runs per page, one after another, with nothing else running.
        extends: true,
        test: {
          name: 'audit',
          include: ['tests/audit/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
