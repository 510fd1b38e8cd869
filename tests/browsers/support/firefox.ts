import { launch } from 'puppeteer-core';
import type { Browser, Settings } from './browser.ts';

/** Firefox through WebDriver BiDi, without a window. */
export async function startFirefox(program: string, settings: Settings): Promise<Browser> {
  const firefox = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: {
      // No page waits in memory for the way back: the driver loses itself between two that are alive.
      'browser.sessionhistory.max_total_viewers': 0,
      'javascript.enabled': settings.scripts,
      // Without a window it would tell pages that there is no mouse.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // However long a busy machine takes between down and up, a tap is no long press.
      'apz.max_tap_time': 10_000,
    },
  });
  const first = await firefox.pages();
  const page = await firefox.newPage();
  // In the tab that it starts with the address bar has the focus.
  for (const tab of first) await tab.close();
  // A tab in the background never hydrates, so what opens in a new one is closed.
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
