import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/lib/browser.ts';

/** Each file has its own desk, in a copy of the project. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 1,
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    browserName: 'chromium',
    viewport: { width: 1440, height: 1000 },
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: launchOptions(),
  },
});
