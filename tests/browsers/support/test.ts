import { expect, test as base } from 'vitest';
import { programAt } from '../../lib/server-program.ts';
import type { Browser, Settings } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { serveSite, type Site } from './site.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** Starts the browser chosen by tools/test-browsers.ts. */
function startBrowser(settings: Settings): Promise<Browser> {
  const program = (variable: string) => programAt(variable, 'npm run test:browsers');
  return process.env['BROWSER'] === 'WebKit'
    ? startWebKit(program('WEBKIT_DRIVER_PATH'), program('MINIBROWSER_PATH'), settings)
    : startFirefox(program('FIREFOX_PATH'), settings);
}

/**
 * Tests with a visitor whose browser is started once per file, and again if a page froze it. After each test its last
 * page must have logged nothing, and the server must have no failed requests.
 */
export function visits(settings: Settings = { scripts: true }) {
  return base.extend<{ site: Site; browser: { current?: Browser }; received: Site['received']; visitor: Visitor }>({
    site: [
      // The empty braces tell Vitest that this needs no other fixture.
      async ({}, use) => {
        const site = await serveSite();
        await use(site);
        await site.close();
      },
      { scope: 'file' },
    ],
    browser: [
      async ({}, use) => {
        const browser: { current?: Browser } = {};
        await use(browser);
        await browser.current?.close();
      },
      { scope: 'file' },
    ],
    received: async ({ site: { received } }, use) => {
      received.length = 0;
      await use(received);
    },
    visitor: async ({ site, browser }, use) => {
      browser.current ??= await startBrowser(settings);
      const visitor = new Visitor(browser.current, site.origin);
      await use(visitor);
      const remarks = await visitor.leave().catch(() => undefined);
      if (remarks === undefined) {
        await browser.current.close();
        delete browser.current;
      }
      expect([...(remarks ?? []), ...site.takeRefusals()], 'what went wrong without a sign').toEqual([]);
    },
  });
}
