import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineBrowserCommand, playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { browserArguments as args, browserFile } from '../tools/lib/browser.ts';

const launchOptions = browserFile === undefined ? { args } : { args, executablePath: browserFile };

const inScheme = (colorScheme: 'light' | 'dark') => ({
  browser: 'chromium' as const,
  name: `stories, ${colorScheme}`,
  provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce', colorScheme } }),
});

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Has the browser draw in the system's few colours, for stories with the parameter `forcedColors: true`. */
    forceColors: (isForced: boolean) => Promise<void>;
  }
}

const forceColors = defineBrowserCommand<[isForced: boolean]>(({ page }, isForced) =>
  page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' }),
);

/** Every story in a browser: it renders, axe finds nothing, and it does what its `play` says. */
export default defineProject({
  root: path.resolve(import.meta.dirname, '..'),
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  // Found before the first test: the page of the tests would be loaded again for each that is found later.
  optimizeDeps: { entries: ['src/**/*.stories.tsx', '.storybook/preview.tsx', '.storybook/forced-colours.ts'] },
  test: {
    name: 'stories',
    testTimeout: 60_000,
    // Both schemes at a time, also where a machine has two processors, of which Vitest would leave one alone.
    maxWorkers: 2,
    // One page for all stories, as in Storybook: to load a page for each file takes longer than its tests.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright(),
      commands: { forceColors },
      instances: [inScheme('light'), inScheme('dark')],
    },
  },
});
