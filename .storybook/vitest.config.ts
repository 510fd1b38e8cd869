import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineBrowserCommand, playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import type { Page } from 'playwright';
import { launchOptions } from '../tools/lib/browser.ts';

type Media = Pick<NonNullable<Parameters<Page['emulateMedia']>[0]>, 'forcedColors'>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Has the browser draw as for a visitor with these settings. */
    emulate: (media: Media) => Promise<void>;
  }
}

const emulate = defineBrowserCommand<[media: Media]>(({ page }, media) => page.emulateMedia(media));

/** Every story in a browser: it renders, axe finds nothing, light or dark, and it does what its `play` says. */
export default defineProject({
  root: path.resolve(import.meta.dirname, '..'),
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  // Found before the first test: the page of the tests would be loaded again for each that is found later.
  optimizeDeps: { entries: ['src/**/*.stories.tsx', '.storybook/preview.tsx', '.storybook/in-tests.ts'] },
  test: {
    name: 'stories',
    testTimeout: 60_000,
    // Where a machine has two processors, Vitest would leave one of them alone.
    maxWorkers: 2,
    // One page for all stories, as in Storybook: to load a page for each file takes longer than its tests.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      // A scheme that the browser plays would win over that of the frame, which in-tests.ts sets.
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { reducedMotion: 'reduce', colorScheme: null },
      }),
      commands: { emulate },
      instances: [{ browser: 'chromium' }],
    },
  },
});
