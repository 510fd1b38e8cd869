import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { ensureBrowser, findBrowser } from '../setup.mjs';

/** Flags for running a browser as root, without access to an outside network. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without it, Chromium's headless shell rounds the widths of letters, and breaks lines that no visitor's browser breaks.
  '--font-render-hinting=none',
];

/** Playwright's launch options: with the given program, else an installed browser, else Playwright's own. */
export function launchOptions(executablePath = findBrowser()): LaunchOptions {
  return { args: browserArguments, ...(executablePath !== undefined && { executablePath }) };
}

/** Starts a browser, installing one if needed. */
export const openBrowser = async (): Promise<Browser> => chromium.launch(launchOptions(await ensureBrowser()));
