import { expect } from 'vitest';
import type { Browser, Key, Point, Size } from './browser.ts';
import { type Act, lookInPage, roles, type Seen, type Sought } from './look.ts';
import { heardIn } from './listen.ts';

export const phone: Size = { width: 390, height: 844 };
export const tablet: Size = { width: 1180, height: 820 };
export const desktop: Size = { width: 1440, height: 900 };

/** A visitor with a browser, who finds elements by role and name, and waits for them to appear. */
export class Visitor {
  readonly browser: Browser;
  readonly #origin: string;

  constructor(browser: Browser, origin: string) {
    this.browser = browser;
    this.#origin = origin;
  }

  /** Opens an address of the site in a window of this size. */
  async open(address: string, size: Size): Promise<void> {
    await this.browser.resize(size);
    await this.browser.open(this.#origin + address);
  }

  /** Clears the site's storage. @returns what the open page has logged */
  async leave(): Promise<string[]> {
    await this.browser.run(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    return this.browser.run(heardIn);
  }

  address(): Promise<string> {
    return this.browser.run(() => location.pathname + location.search + location.hash);
  }

  /** Horizontal overflow of the page, in px. */
  overflow(): Promise<number> {
    return this.browser.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }

  /** The current state of an element; undefined if it is not visible. */
  async look(sought: Sought, act: Act = {}): Promise<Seen | undefined> {
    return (await this.browser.run(lookInPage, sought, roles, act)) ?? undefined;
  }

  /** Waits until an element is visible, though perhaps outside the viewport. */
  async see(sought: Sought, act: Act = {}): Promise<Seen> {
    let seen: Seen | undefined;
    const look = async () => (seen = await this.look(sought, act));
    await expect.poll(look, { message: `${inWords(sought)} is not in sight` }).toBeDefined();
    return seen as unknown as Seen;
  }

  /** Waits until an element is not visible. */
  async miss(sought: Sought): Promise<void> {
    await expect.poll(() => this.look(sought), { message: `${inWords(sought)} is still in sight` }).toBeUndefined();
  }

  /** Waits until an element is visible and has stopped moving: the page may be scrolling, or a font loading. */
  async rest(sought: Sought, act: Act = {}): Promise<Seen> {
    let now: Seen | undefined;
    // Compares with the previous poll, because two reads at the same moment would prove nothing.
    const isResting = async () => {
      const before = now;
      now = await this.see(sought, act);
      return before?.left === now.left && before.top === now.top;
    };
    await expect.poll(isResting, { message: `${inWords(sought)} does not come to rest` }).toBe(true);
    return now as unknown as Seen;
  }

  /** Scrolls an element into view. @returns its centre */
  async find(sought: Sought): Promise<Point> {
    const { left, top, right, bottom } = await this.rest(sought, { bring: true });
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  async hover(sought: Sought): Promise<void> {
    await this.browser.move(await this.find(sought));
  }

  async click(sought: Sought): Promise<void> {
    await this.hover(sought);
    // The page may have begun to scroll while the mouse was moving.
    await this.hover(sought);
    await this.browser.click();
  }

  async tap(sought: Sought): Promise<void> {
    await this.browser.tap(await this.find(sought));
  }

  /** Moves the mouse slowly, pixel by pixel. */
  async stroll(from: Point, to: Point): Promise<void> {
    const steps = Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)));
    const at = (step: number) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    });
    await this.browser.move(...Array.from({ length: steps + 1 }, (_, step) => at(step)));
  }

  /** Focuses an element as the keyboard would. */
  async focus(sought: Sought): Promise<void> {
    await this.see(sought, { bring: true, focus: true });
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.browser.press(key);
  }

  /** Clicks into a field and types. */
  async write(field: Sought, text: string): Promise<void> {
    await this.click(field);
    await this.browser.type(text);
  }
}

const inWords = ({ role, name, within }: Sought) =>
  [role, name && `“${name}”`, within && `in ${within}`].filter(Boolean).join(' ');
