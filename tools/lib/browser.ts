import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { ensureBrowser } from '../setup.mjs';

/** Switches that a browser needs where it runs as root and has no network but this machine's own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser that test runners start; where it is undefined, Playwright's own. Debian's Chromium serves where Playwright's
 * download cannot be had; tools/setup.mjs looks in more places.
 */
export const browserFile = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((file) => file && existsSync(file));

/** Starts the browser that the set-up finds or installs. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await ensureBrowser();
  return chromium.launch({ args: browserArguments, ...(executablePath !== undefined && { executablePath }) });
}
