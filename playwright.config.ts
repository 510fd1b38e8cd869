import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/lib/browser.ts';

const port = process.env['TEST_PORT'] ?? '4330';
const baseURL = `http://localhost:${port}`;

/** Tests that measure how quickly a page answers. */
const timed = ['e2e/first-tap.spec.ts', 'e2e/next-page.spec.ts'];

/** Tests of a dev server. */
const serial = 'e2e/writing.spec.ts';

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
    // First, so that the other tests can run beside them: this would not work at the end.
    { name: 'writing', testMatch: serial },
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts', testIgnore: [serial, ...timed] },
    // Last and one at a time, because tests running in parallel would distort what they measure.
    { name: 'timed', testMatch: timed, dependencies: ['writing', 'e2e'], workers: 1 },
  ],
  webServer: {
    command: `${path.join('node_modules', '.bin', 'node')} tools/preview.ts --port ${port}`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
