import { chromium, expect, test } from '@playwright/test';
import type { Browser, CDPSession } from 'puppeteer-core';
import { CLICKED, nextPageTime, traced } from '../lib/next-page-time.ts';
import { evaluate, launchBrowser, openTab, traceOf } from '../lib/open-tab.ts';

test.describe.configure({ timeout: 60_000 });

/** How long a visitor waits for the page behind a link, at most, in ms, where pages are this much slower than here. */
const BUDGET = 100;
const SLOWDOWN = 4;

/** Clicks of which the middle one counts. */
const LOOKS = 5;

/** Such a slow device has few processors, which a page may go by. */
const PROCESSORS = 4;

let browser: Browser;

test.beforeAll(async ({ launchOptions }) => {
  browser = await launchBrowser(launchOptions.executablePath ?? chromium.executablePath());
});

test.afterAll(() => browser.close());

const loaded = `new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))`;
const atRest = `new Promise((done) => requestIdleCallback(done))`;
const painted = `new Promise((done) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) done();
  }).observe({ type: 'paint', buffered: true });
})`;

/** Loads an address and waits until the page is drawn and at rest. */
async function visit(page: CDPSession, address: string): Promise<void> {
  await page.send('Page.enable');
  const arrived = new Promise((resolve) => page.once('Page.loadEventFired', resolve));
  await page.send('Page.navigate', { url: address });
  await arrived;
  await page.send('Page.disable');
  await evaluate(page, painted);
  await evaluate(page, atRest);
}

/** Brings a link into view and notes when it is clicked. @returns its middle, in px */
const middleOf = (page: CDPSession, link: string) =>
  evaluate<{ x: number; y: number }>(
    page,
    `(() => {
      const link = document.querySelector(${JSON.stringify(link)});
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      link.addEventListener('click', () => performance.mark('${CLICKED}'));
      const { x, y, width, height } = link.getClientRects()[0];
      return { x: x + width / 2, y: y + height / 2 };
    })()`,
  );

/** Time in ms from a click on a link until the browser has painted the page behind it, on a slow device. */
async function timeToNextPage(from: string, link: string): Promise<number> {
  const tab = await openTab(browser, { width: 390, height: 844 });
  try {
    const { page } = tab;
    await page.send('Emulation.setHardwareConcurrencyOverride', { hardwareConcurrency: PROCESSORS });
    await visit(page, from);
    const middle = await middleOf(page, link);
    const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: { x: number; y: number }) =>
      page.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
    await mouse('mouseMoved', { x: 1, y: middle.y });
    await mouse('mouseMoved', middle);
    const next = await tab.madeAhead;
    await evaluate(next, loaded);
    await evaluate(page, atRest);
    const trace = await traceOf(browser, traced, async () => {
      await mouse('mousePressed', middle);
      // It has no answer when the page is left before.
      mouse('mouseReleased', middle).catch(() => undefined);
      await evaluate(next, painted);
    });
    return nextPageTime(trace, SLOWDOWN);
  } finally {
    await tab.close();
  }
}

for (const [from, to] of [
  ['/', '/EmergingMoat'],
  ['/Schemes', '/SpecialOpportunities'],
] as const) {
  test(`${to} is made ahead when the pointer rests on its link, and shows within ${BUDGET} ms of the click`, async ({
    baseURL,
  }) => {
    const times: number[] = [];
    while (times.length < LOOKS) times.push(await timeToNextPage(`${baseURL}${from}`, `main a[href="${to}"]`));
    console.log(`${to}: ${times.map(Math.round).join(', ')} ms`);
    expect(times.toSorted((a, b) => a - b)[(LOOKS - 1) / 2]).toBeLessThanOrEqual(BUDGET);
  });
}
