import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments as args } from './tools/lib/browser.ts';

const baseURL = 'http://localhost:4330';

// Debian's own Chromium serves where Playwright's download cannot be had; tools/setup.mjs looks in more places.
const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((file) => file && existsSync(file));

/** Tests that measure how quickly a page answers. */
const timed = ['e2e/first-tap.spec.ts', 'e2e/next-page.spec.ts'];

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
    launchOptions: executablePath === undefined ? { args } : { args, executablePath },
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts', testIgnore: timed },
    { name: 'a11y', testMatch: 'a11y/**/*.spec.ts' },
    // Last and one by one, as another test beside them would be a part of what they measure.
    { name: 'timed', testMatch: timed, dependencies: ['e2e', 'a11y'], workers: 1 },
  ],
  webServer: {
    command: `${path.join('node_modules', '.bin', 'node')} tools/preview.ts --port 4330`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
