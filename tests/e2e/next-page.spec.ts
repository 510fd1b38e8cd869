import { chromium, expect, test } from '@playwright/test';
import type { Browser, CDPSession } from 'puppeteer-core';
import { evaluate, launchBrowser, openTab } from '../lib/open-tab.ts';

test.describe.configure({ timeout: 60_000 });

/** What a page that is made ahead may take, at most, of the time that the same page takes when it is only loaded, over a slow line. */
const SHARE = 0.25;

/** Times that each is looked at; the middle one counts. */
const LOOKS = 5;

/** The line over which Lighthouse has a phone load pages: ms, and bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** A device with so few processors is slow, which a page may go by. */
const PROCESSORS = 4;

let browser: Browser;

test.beforeAll(async ({ launchOptions }) => {
  browser = await launchBrowser(launchOptions.executablePath ?? chromium.executablePath());
});

test.afterAll(() => browser.close());

const loaded = `new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))`;
const atRest = `new Promise((done) => requestIdleCallback(done))`;

/** What became of a page until its first paint; times in ms since it was begun, be it behind another one. */
interface Shown {
  /** When it took the other one's place; 0 where it was not made ahead. */
  activated: number;
  painted: number;
}

const shown = `new Promise((done) => {
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    const [{ activationStart }] = performance.getEntriesByType('navigation');
    if (paint) done({ activated: activationStart, painted: paint.startTime });
  }).observe({ type: 'paint', buffered: true });
})`;

/** Waits until what is done has loaded another page. */
async function load(page: CDPSession, begin: () => Promise<unknown>): Promise<void> {
  await page.send('Page.enable');
  const arrived = new Promise((resolve) => page.once('Page.loadEventFired', resolve));
  await begin();
  await arrived;
  await page.send('Page.disable');
}

/** Opens a page of which a visitor will follow a link, and waits until it is drawn and at rest. */
async function visit(address: string) {
  const tab = await openTab(browser, { width: 390, height: 844 });
  await tab.page.send('Emulation.setHardwareConcurrencyOverride', { hardwareConcurrency: PROCESSORS });
  await load(tab.page, () => tab.page.send('Page.navigate', { url: address }));
  await evaluate(tab.page, shown);
  await evaluate(tab.page, atRest);
  await tab.page.send('Network.enable');
  await tab.page.send('Network.emulateNetworkConditions', SLOW_4G);
  return tab;
}

/** Follows a link by the keyboard, which says nothing ahead. */
async function followByKeyboard(from: string, link: string): Promise<Shown> {
  const tab = await visit(from);
  try {
    await evaluate(tab.page, `document.querySelector(${JSON.stringify(link)}).focus()`);
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
    await load(tab.page, () => tab.page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key }));
    return await evaluate<Shown>(tab.page, shown);
  } finally {
    await tab.close();
  }
}

/** Rests the mouse on a link until the page behind it is there, and clicks. */
async function followByMouse(from: string, link: string): Promise<Shown> {
  const tab = await visit(from);
  try {
    const middle = await evaluate<{ x: number; y: number }>(
      tab.page,
      `(() => {
        const link = document.querySelector(${JSON.stringify(link)});
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = link.getClientRects()[0];
        return { x: x + width / 2, y: y + height / 2 };
      })()`,
    );
    const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: { x: number; y: number }) =>
      tab.page.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
    await mouse('mouseMoved', { x: 1, y: middle.y });
    await mouse('mouseMoved', middle);
    const next = await tab.madeAhead;
    await evaluate(next, loaded);
    await evaluate(tab.page, atRest);
    await mouse('mousePressed', middle);
    // It has no answer when the page is left before.
    mouse('mouseReleased', middle).catch(() => undefined);
    return await evaluate<Shown>(next, shown);
  } finally {
    await tab.close();
  }
}

const middleOf = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[(LOOKS - 1) / 2] ?? NaN;

for (const [from, to] of [
  ['/', '/EmergingMoat'],
  ['/Schemes', '/SpecialOpportunities'],
] as const) {
  test(`${to} is made ahead while the pointer rests on its link, and shows in ${SHARE} of the time`, async ({
    baseURL,
  }) => {
    const [address, link] = [`${baseURL}${from}`, `main a[href="${to}"]`];
    const ahead: number[] = [];
    const loadedOnly: number[] = [];
    for (let look = 0; look < LOOKS; look += 1) {
      const byKeyboard = await followByKeyboard(address, link);
      expect(byKeyboard.activated).toBe(0);
      loadedOnly.push(byKeyboard.painted);
      const byMouse = await followByMouse(address, link);
      expect(byMouse.activated).toBeGreaterThan(0);
      ahead.push(byMouse.painted - byMouse.activated);
    }
    console.log(
      `${to}: ahead ${ahead.map(Math.round).join(', ')} ms, loaded ${loadedOnly.map(Math.round).join(', ')} ms`,
    );
    expect(middleOf(ahead) / middleOf(loadedOnly)).toBeLessThanOrEqual(SHARE);
  });
}
