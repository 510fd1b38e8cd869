/**
 * `npm run test:browsers`: the built site in Firefox and in WebKit, one after the other, as far as they are installed.
 * Names of test files choose among the tests: npm run test:browsers -- menu
 */
import { globSync } from 'node:fs';
import { run, wasStopped } from './lib/run.mjs';
import { main, needSite, onPath, SetupError } from './setup.mjs';

// WebKit's browser has a window; on a virtual screen no other takes the focus.
const screen = onPath('xvfb-run');

/** Each browser, where the tests find its programs, what starts them, and how it is installed. */
const browsers = {
  Firefox: {
    programs: { FIREFOX_PATH: process.env['FIREFOX_PATH'] ?? onPath('firefox-esr') ?? onPath('firefox') },
    start: [],
    advice: 'sudo apt-get install firefox-esr',
  },
  WebKit: {
    programs: {
      WEBKIT_DRIVER_PATH: process.env['WEBKIT_DRIVER_PATH'] ?? onPath('WebKitWebDriver'),
      // WebKitGTK's own browser lies with its library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser, for one.
      MINIBROWSER_PATH:
        process.env['MINIBROWSER_PATH'] ?? globSync('/usr/lib/{*-linux-gnu/,}webkit{2,}gtk-*/MiniBrowser')[0],
      DISPLAY: screen === undefined ? process.env['DISPLAY'] : 'made by xvfb-run',
    },
    start: screen === undefined ? [] : [screen, '--auto-servernum', '--server-args=-screen 0 1600x1200x24'],
    advice: 'sudo apt-get install webkit2gtk-driver xvfb xauth',
  },
};

await main(async () => {
  // The step `build` of npm test leaves the contact form on, which sends to the server that it came from.
  needSite('npm test -- build');
  let worst = -1;
  for (const [name, { programs, start, advice }] of Object.entries(browsers)) {
    if (wasStopped()) break;
    const env = { BROWSER: name, ...programs };
    const missing = Object.entries(env).flatMap(([program, file]) => (file ? [] : [program]));
    if (missing.length > 0) {
      console.log(`${name} is skipped, as nothing was found for ${missing.join(', ')} (on Debian: ${advice}).`);
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
