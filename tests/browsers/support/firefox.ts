import { type Browser as Firefox, type KeyInput, launch, type Page } from 'puppeteer-core';
import type { Browser, Key, Point, Settings, Size } from './browser.ts';

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
  return new FirefoxVisit(firefox, page, await firefox.version());
}

class FirefoxVisit implements Browser {
  readonly name = 'Firefox';
  readonly hasTouch = true;
  readonly version: number;
  readonly #firefox: Firefox;
  readonly #page: Page;

  constructor(firefox: Firefox, page: Page, version: string) {
    this.#firefox = firefox;
    this.#page = page;
    this.version = Number.parseFloat(version.replace(/^\D*/, ''));
    // A tab in the background never hydrates, so what opens in a new one is closed.
    page.on('popup', (popup) => void popup?.close());
  }

  async open(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  async resize(size: Size): Promise<void> {
    await this.#page.setViewport(size);
  }

  async run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const result: Awaited<Result> = await this.#page.evaluate(script as (...args: unknown[]) => Result, ...args);
    return result;
  }

  async move(...way: Point[]): Promise<void> {
    for (const { x, y } of way) await this.#page.mouse.move(x, y);
  }

  async click(): Promise<void> {
    await this.#page.mouse.down();
    await this.#page.mouse.up();
  }

  async tap({ x, y }: Point): Promise<void> {
    await this.#page.touchscreen.tap(x, y);
  }

  async press(key: Key, shift?: 'Shift'): Promise<void> {
    if (shift) await this.#page.keyboard.down(shift);
    await this.#page.keyboard.press(key satisfies KeyInput);
    if (shift) await this.#page.keyboard.up(shift);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  print(): Promise<Uint8Array> {
    return this.#page.pdf({ format: 'A4' });
  }

  close(): Promise<void> {
    return this.#firefox.close();
  }
}
