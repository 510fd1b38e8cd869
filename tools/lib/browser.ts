import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { ensureBrowser, findBrowser } from '../setup.mjs';

/**
 * Flags for running a browser as root, without an outside network, beside those that every launcher sets. Without the
 * last, the headless shell rounds the widths of letters, and breaks lines that no visitor's browser breaks.
 */
export const browserArguments = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--font-render-hinting=none'];

/** Playwright's launch options: with the given program, else an installed browser, else Playwright's own. */
export function launchOptions(executablePath = findBrowser()): LaunchOptions {
  return { args: browserArguments, ...(executablePath !== undefined && { executablePath }) };
}

/** Starts a browser, installing one if needed. */
export const openBrowser = async (): Promise<Browser> => chromium.launch(launchOptions(await ensureBrowser()));
