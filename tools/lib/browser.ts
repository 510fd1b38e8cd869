import { type Browser, chromium } from 'playwright';
import { ensureBrowser, findBrowser } from '../setup.mjs';

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

/** The browser that test runners start, as far as one is installed; where it is undefined, Playwright's own. */
export const browserFile = findBrowser();

/** Starts the browser that the set-up finds or installs. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await ensureBrowser();
  return chromium.launch({ args: browserArguments, ...(executablePath !== undefined && { executablePath }) });
}
