import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/lib/browser.ts';

const port = process.env['TEST_PORT'] ?? '4330';
const baseURL = `http://localhost:${port}`;

/** Tests that run one at a time, because others beside them would distort what they measure, or slow the dev server down. */
const alone = ['e2e/first-tap.spec.ts', 'e2e/next-page.spec.ts', 'e2e/writing.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts', testIgnore: alone },
    { name: 'alone', testMatch: alone, dependencies: ['e2e'], workers: 1 },
  ],
  webServer: {
    command: `${path.join('node_modules', '.bin', 'node')} tools/preview.ts --port ${port}`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
