import { type Browser, chromium, type LaunchOptions } from 'playwright';
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

/** How Playwright starts a browser: this program, or the one that is installed, or where none is its own. */
export function launchOptions(executablePath = findBrowser()): LaunchOptions {
  return { args: browserArguments, ...(executablePath !== undefined && { executablePath }) };
}

/** Starts the browser that the set-up finds or installs. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions(await ensureBrowser()));
}
