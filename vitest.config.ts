import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // So late nothing comes any more. How long a machine takes that is shared says nothing about the site.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/{unit,content}/**/*.test.{ts,tsx}'] },
      },
      {
        // These read dist/, so the site must have been built.
        extends: true,
        test: { name: 'site', include: ['tests/site/**/*.test.ts'] },
      },
      {
        // On the engines that serve the site: `npm run test:hosts`, which brings them.
        extends: true,
        test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], hookTimeout: 60_000 },
      },
      {
        // What takes minutes: `npm run bench`.
        extends: true,
        test: { name: 'bench', include: ['tests/bench/**/*.test.ts'], testTimeout: 600_000 },
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
