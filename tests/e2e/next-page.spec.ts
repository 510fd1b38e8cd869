import { chromium, expect, test } from '@playwright/test';
import { type Browser, type CDPSession, launch, type Page } from 'puppeteer-core';
import { browserArguments as args } from '../../tools/lib/browser.ts';

// Playwright loses a page that the browser made ahead, so this drives the same browser by Puppeteer.
test.describe.configure({ timeout: 60_000 });

/** How long a visitor waits for the page behind a link, at most, in ms. */
const BUDGET = 100;

/** Loads of which the quickest counts: anything else that runs on the machine only makes one slower. */
const LOOKS = 24;

let browser: Browser;

test.beforeAll(async ({ launchOptions }) => {
  browser = await launch({ executablePath: launchOptions.executablePath ?? chromium.executablePath(), args });
});

test.afterAll(() => browser.close());

/** The page that the browser is making ahead, as soon as there is one. */
function pageMadeAhead(session: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    session.on('Target.targetInfoChanged', ({ targetInfo: { subtype, url, targetId } }) => {
      if (subtype === 'prerender' && url !== '') resolve(targetId);
    });
  });
}

/** Puts the pointer on a link, and waits until the browser has loaded the page behind it. */
async function pointAt(page: Page, link: string): Promise<void> {
  const session = await browser.target().createCDPSession();
  const madeAhead = pageMadeAhead(session);
  await session.send('Target.setDiscoverTargets', { discover: true, filter: [{}] });
  await page.hover(link);
  const { sessionId } = await session.send('Target.attachToTarget', { targetId: await madeAhead, flatten: true });
  await session.connection()?.session(sessionId)?.send('Runtime.evaluate', {
    expression: `new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))`,
    awaitPromise: true,
  });
  await session.detach();
}

/** Time in ms from a click on a link until the browser has painted the page behind it, at a quarter of the speed. */
async function timeToNextPage(from: string, link: string): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 390, height: 844 });
    await page.goto(from, { waitUntil: 'load' });
    await pointAt(page, link);
    await page.evaluate(() => {
      addEventListener('click', () => {
        sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now()));
      });
    });
    await page.emulateCPUThrottling(4);
    await Promise.all([page.waitForNavigation(), page.click(link)]);
    return await page.evaluate(async () => {
      const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        activationStart: number;
      })[];
      if (!navigation?.activationStart) return Infinity;
      const painted = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
        }).observe({ type: 'paint', buffered: true });
      });
      return performance.timeOrigin + painted - Number(sessionStorage.getItem('clicked'));
    });
  } finally {
    await page.close();
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
    while (times.length < LOOKS && !times.some((time) => time <= BUDGET)) {
      times.push(await timeToNextPage(`${baseURL}${from}`, `main a[href="${to}"]`));
    }
    console.log(`${to}: ${times.map(Math.round).join(', ')} ms`);
    expect(Math.min(...times)).toBeLessThanOrEqual(BUDGET);
  });
}
