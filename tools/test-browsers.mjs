// @ts-check
// `npm run test:browsers`: the built site in Firefox and in WebKit, one after the other, as far as they are installed.
// Names of test files choose among the tests: npm run test:browsers -- menu
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { run, wasStopped } from './lib/run.mjs';
import { ensureInstalled, main, needSite, onPath, SetupError } from './setup.mjs';

const existing = (/** @type {(string | undefined)[]} */ ...files) => files.find((file) => file && existsSync(file));

const list = (/** @type {string} */ folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
const libraries = list('/usr/lib');

/** Each browser, where the tests find its programs, and how it is installed. */
const browsers = {
  Firefox: {
    programs: { FIREFOX_PATH: existing(process.env['FIREFOX_PATH'], onPath('firefox-esr'), onPath('firefox')) },
    advice: 'sudo apt-get install firefox-esr',
  },
  WebKit: {
    programs: {
      WEBKIT_DRIVER_PATH: existing(process.env['WEBKIT_DRIVER_PATH'], onPath('WebKitWebDriver')),
      // WebKitGTK's own browser lies with its library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser, for one.
      MINIBROWSER_PATH: existing(
        process.env['MINIBROWSER_PATH'],
        ...[...libraries, ...libraries.filter((folder) => folder.endsWith('-linux-gnu')).flatMap(list)]
          .filter((folder) => /\/webkit2?gtk-/.test(folder))
          .map((folder) => path.join(folder, 'MiniBrowser')),
      ),
      // It has a window, for which there must be a screen.
      DISPLAY: onPath('Xvfb') ?? process.env['DISPLAY'],
    },
    advice: 'sudo apt-get install webkit2gtk-driver xvfb',
  },
};

await main(async () => {
  await ensureInstalled();
  // The step `build` of npm test leaves the contact form on, which sends to the server that it came from.
  needSite(undefined, 'npm test -- build');
  let worst = -1;
  for (const [name, { programs, advice }] of Object.entries(browsers)) {
    if (wasStopped()) break;
    if (Object.values(programs).some((file) => !file)) {
      console.log(`${name} is not installed here, so it is skipped (on Debian: ${advice}).`);
      continue;
    }
    console.log(`\n== ${name}`);
    const display = name === 'WebKit' ? await openDisplay() : undefined;
    const env = /** @type {Record<string, string>} */ ({ BROWSER: name, ...programs, ...display?.env });
    const { code } = await run('vitest', ['run', '--project', 'browsers', ...process.argv.slice(2)], { env });
    display?.close();
    worst = Math.max(worst, code);
  }
  if (worst < 0) throw new SetupError('No browser was found, so nothing was tested.');
  return worst;
});

/**
 * Opens a virtual screen, on which no other window takes the focus; without Xvfb the real one has to do.
 * @returns {Promise<{ env: { DISPLAY: string | undefined }, close: () => void }>}
 */
async function openDisplay() {
  const program = onPath('Xvfb');
  if (program === undefined) return { env: { DISPLAY: process.env['DISPLAY'] }, close: () => {} };
  // It takes a free number, and writes that into its fourth file once it is ready. Should nobody be left to close it, it
  // ends by itself a minute after the last window.
  const args = ['-displayfd', '3', '-terminate', '60', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise((resolve, reject) => {
    server.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
    server.once('error', reject);
    server.once('exit', () => reject(new SetupError('Xvfb has opened no display.')));
  });
  return { env: { DISPLAY: `:${number}` }, close: () => void server.kill() };
}
