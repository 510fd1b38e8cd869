import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineBrowserCommand, playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import type { Page } from 'playwright';
import { launchOptions } from '../tools/lib/browser.ts';

type Media = Pick<NonNullable<Parameters<Page['emulateMedia']>[0]>, 'forcedColors'>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulates a visitor's media settings. */
    emulate: (media: Media) => Promise<void>;
  }
}

const emulate = defineBrowserCommand<[media: Media]>(({ page }, media) => page.emulateMedia(media));

/** Runs every story in a browser: it renders, axe finds nothing in light or dark, and its `play` passes. */
export default defineProject({
  root: path.resolve(import.meta.dirname, '..'),
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  // Optimised before the first test: each dependency that Vite discovers later would reload the test page.
  optimizeDeps: { entries: ['src/**/*.stories.tsx', '.storybook/preview.tsx', '.storybook/in-tests.ts'] },
  test: {
    name: 'stories',
    testTimeout: 60_000,
    // On a machine with two processors, Vitest would use only one by default.
    maxWorkers: 2,
    // One page for all stories, as in Storybook: loading a page for each file takes longer than its tests.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      // No emulated scheme: it would override the frame's, which in-tests.ts sets.
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { reducedMotion: 'reduce', colorScheme: null },
      }),
      commands: { emulate },
      instances: [{ browser: 'chromium' }],
    },
  },
});
