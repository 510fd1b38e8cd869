/**
 * `npm run test:browsers`: tests the built site in Firefox, then in WebKit, skipping a browser that is not installed.
 * Name test files to run only those: npm run test:browsers -- menu
 */
import { globSync } from 'node:fs';
import { run, wasStopped } from './lib/run.mjs';
import { main, needSite, onPath, SetupError } from './setup.mjs';

// WebKit's browser opens a window; on a virtual screen no other window can take the focus.
const screen = onPath('xvfb-run');

/** For each browser: the paths of its programs, the command to start it with, and how to install it. */
const browsers = {
  Firefox: {
    programs: { FIREFOX_PATH: process.env['FIREFOX_PATH'] ?? onPath('firefox-esr') ?? onPath('firefox') },
    start: [],
    advice: 'sudo apt-get install firefox-esr',
  },
  WebKit: {
    programs: {
      WEBKIT_DRIVER_PATH: process.env['WEBKIT_DRIVER_PATH'] ?? onPath('WebKitWebDriver'),
      // WebKitGTK installs it beside its library, e.g. /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser.
      MINIBROWSER_PATH:
        process.env['MINIBROWSER_PATH'] ?? globSync('/usr/lib/{*-linux-gnu/,}webkit{2,}gtk-*/MiniBrowser')[0],
      DISPLAY: screen === undefined ? process.env['DISPLAY'] : 'made by xvfb-run',
    },
    start: screen === undefined ? [] : [screen, '--auto-servernum', '--server-args=-screen 0 1600x1200x24'],
    advice: 'sudo apt-get install webkit2gtk-driver xvfb xauth',
  },
};

await main(async () => {
  // The `build` step of npm test enables the contact form, with the server that serves the page as its endpoint.
  needSite('npm test -- build');
  let worst = -1;
  for (const [name, { programs, start, advice }] of Object.entries(browsers)) {
    if (wasStopped()) break;
    const env = { BROWSER: name, ...programs };
    const missing = Object.entries(env).flatMap(([program, file]) => (file ? [] : [program]));
    if (missing.length > 0) {
      console.log(`${name} is skipped, because nothing was found for ${missing.join(', ')} (on Debian: ${advice}).`);
      continue;
    }
    console.log(`\n== ${name}`);
    const tests = ['vitest', 'run', '--project', 'browsers', ...process.argv.slice(2)];
    const [command = '', ...args] = [...start, ...tests];
    worst = Math.max(worst, (await run(command, args, { env: env as Record<string, string> })).code);
  }
  if (worst < 0) throw new SetupError('No browser was found, so nothing was tested.');
  return worst;
});
