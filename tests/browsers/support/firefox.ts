import { launch } from 'puppeteer-core';
import type { Browser, Settings } from './browser.ts';

/** Starts headless Firefox through WebDriver BiDi. */
export async function startFirefox(program: string, settings: Settings): Promise<Browser> {
  const firefox = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: {
      // Turns off the back/forward cache: the driver confuses a cached page with the current one.
      'browser.sessionhistory.max_total_viewers': 0,
      'javascript.enabled': settings.scripts,
      // Headless, it would otherwise report to pages that there is no mouse.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Even if a busy machine is slow between down and up, a tap must not become a long press.
      'apz.max_tap_time': 10_000,
    },
  });
  const first = await firefox.pages();
  const page = await firefox.newPage();
  // In the initial tab the address bar has the focus.
  for (const tab of first) await tab.close();
  // A background tab never hydrates, so new tabs are closed.
  page.on('popup', (popup) => void popup?.close());
  const version = await firefox.version();
  return {
    name: 'Firefox',
    version: Number.parseFloat(version.replace(/^\D*/, '')),
    hasTouch: true,
    open: async (url) => {
      await page.goto(url);
    },
    resize: (size) => page.setViewport(size),
    run: (script, ...args) => page.evaluate(script as (...all: unknown[]) => ReturnType<typeof script>, ...args),
    move: async (...way) => {
      for (const { x, y } of way) await page.mouse.move(x, y);
    },
    click: async () => {
      await page.mouse.down();
      await page.mouse.up();
    },
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    press: async (key, shift) => {
      if (shift) await page.keyboard.down(shift);
      await page.keyboard.press(key);
      if (shift) await page.keyboard.up(shift);
    },
    type: (text) => page.keyboard.type(text),
    print: () => page.pdf({ format: 'A4' }),
    close: () => firefox.close(),
  };
}
