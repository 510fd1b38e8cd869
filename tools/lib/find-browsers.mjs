// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { onPath } from '../setup.mjs';
import { canOpenDisplay } from './xvfb.mjs';

/**
 * @typedef {object} Found
 * @property {'Firefox' | 'WebKit'} name
 * @property {Record<string, string>} env where the tests find its programs
 */

/**
 * Looks for the browsers that the site is tested in besides Chromium.
 * @returns {{ found: Found[], missing: { name: string, advice: string }[] }}
 */
export function findBrowsers() {
  /** @type {Found[]} */
  const found = [];
  const missing = [];
  const firefox = existing(process.env['FIREFOX_PATH'], onPath('firefox-esr'), onPath('firefox'));
  if (firefox) found.push({ name: 'Firefox', env: { FIREFOX_PATH: firefox } });
  else missing.push({ name: 'Firefox', advice: 'on Debian: sudo apt-get install firefox-esr' });

  const driver = existing(process.env['WEBKIT_DRIVER_PATH'], onPath('WebKitWebDriver'));
  const browser = existing(process.env['MINIBROWSER_PATH'], ...miniBrowsers());
  if (driver && browser && canOpenDisplay()) {
    found.push({ name: 'WebKit', env: { WEBKIT_DRIVER_PATH: driver, MINIBROWSER_PATH: browser } });
  } else missing.push({ name: 'WebKit', advice: 'on Debian: sudo apt-get install webkit2gtk-driver xvfb' });
  return { found, missing };
}

/** @param {...(string | undefined)} files */
const existing = (...files) => files.find((file) => file && existsSync(file));

/** WebKitGTK's own browser lies with its library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser, for one. */
function miniBrowsers() {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return [];
  const folders = [libraries, ...readdirSync(libraries).map((name) => path.join(libraries, name))];
  return folders
    .filter((folder) => /-linux-gnu$|\/lib$/.test(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name, 'MiniBrowser')))
    .filter((file) => /\/webkit(2)?gtk-/.test(file) && existsSync(file));
}
