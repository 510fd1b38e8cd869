import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Storybook takes two seconds to load, for which a run of other projects need not wait. */
const hasStories = !process.argv.includes('--project') || process.argv.includes('stories');

export default defineConfig({
  test: {
    // So late nothing comes any more. How long a machine takes that is shared says nothing about the site.
    testTimeout: 60_000,
    setupFiles: 'tests/lib/undo-stubs.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{unit,content}/**/*.test.{ts,tsx}'],
          // What is tested keeps no state, and to load the schemas and checks anew for each file takes as long as its tests.
          isolate: false,
          // One more than there are processors: a build that waits for the lock of another leaves its own alone meanwhile.
          maxWorkers: availableParallelism() + 1,
        },
      },
      ...(hasStories ? ['.storybook/vitest.config.ts'] : []),
      {
        // These read dist/, so the site must have been built.
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          // The pages are read once, and not for each file.
          isolate: false,
        },
      },
      {
        // On the engines that serve the site: `npm run test:hosts`, which brings them.
        extends: true,
        test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], hookTimeout: 60_000 },
      },
      {
        // In Firefox and WebKit: `npm run test:browsers`, which finds them. One file after the other, each with a browser
        // of its own, as a window behind another has no focus.
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          fileParallelism: false,
          hookTimeout: 60_000,
          // Longer than WebKit may take over a command (support/webkit.ts), so that a page that froze is called so.
          expect: { poll: { timeout: 20_000, interval: 50 } },
        },
      },
      {
        // Of the writers' desk, whose packages `npm run test:desk` brings.
        extends: true,
        test: { name: 'desk', include: ['tests/desk/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 120_000 },
      },
      {
        // What a build takes, in minutes: `npm run bench`, alone on a quiet machine, as its figures are the machine’s.
        extends: true,
        test: { name: 'bench', include: ['tests/bench/**/*.test.ts'], testTimeout: 3_600_000 },
      },
      {
        // Lighthouse takes its time: three looks at a page, one after the other, with nothing else at work.
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
