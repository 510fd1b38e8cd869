import { chromium, expect, test } from '@playwright/test';
import { type Browser, type CDPSession, launch, TargetType } from 'puppeteer-core';
import { browserArguments as args } from '../../tools/lib/browser.ts';

// Playwright disables prerendering, and Puppeteer does work of its own in each page, so Puppeteer is only used to start
// the browser and to pass messages on.
let browser: Browser;
test.beforeAll(async ({ launchOptions }) => {
  browser = await launch({
    executablePath: launchOptions.executablePath ?? chromium.executablePath(),
    args,
    targetFilter: (target) => target.type() === TargetType.BROWSER,
    waitForInitialPage: false,
  });
});
test.afterAll(() => browser.close());

/** An empty tab: the page that it shows, and the one that the browser prerenders in it, once there is one. */
async function openTab(): Promise<{ page: CDPSession; prerendered: Promise<CDPSession> }> {
  const session = await browser.target().createCDPSession();
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', newWindow: true, forTab: true });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: true });
  const tab = session.connection()?.session(sessionId);
  if (!tab) throw new Error('The browser has opened no tab.');
  const first = (wanted: string | undefined) =>
    new Promise<CDPSession>((resolve) => {
      tab.on('Target.attachedToTarget', ({ sessionId: id, targetInfo: { subtype } }) => {
        const page = tab.connection()?.session(id);
        if (page && subtype === wanted) resolve(page);
      });
    });
  const [page, prerendered] = [first(undefined), first('prerender')];
  await tab.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
  return { page: await page, prerendered };
}

/** Runs an expression in a page, and awaits its value if that is a promise. */
async function evaluate<Value>(page: CDPSession, expression: string): Promise<Value> {
  const { result } = await page.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  return result.value as Value;
}

const loaded = `new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))`;
const activated = `new Promise((done) => {
  const tell = () => done(performance.getEntriesByType('navigation')[0].activationStart);
  document.prerendering ? document.addEventListener('prerenderingchange', tell) : tell();
})`;

for (const [from, to] of [
  ['/', '/EmergingMoat'],
  ['/Schemes', '/SpecialOpportunities'],
] as const) {
  test(`${to} is prerendered while the pointer rests on its link, and is shown at the click`, async ({ baseURL }) => {
    const { page, prerendered } = await openTab();
    // A page may treat a device with fewer processors as slow.
    await page.send('Emulation.setHardwareConcurrencyOverride', { hardwareConcurrency: 4 });
    await page.send('Page.enable');
    const arrived = new Promise((resolve) => page.once('Page.loadEventFired', resolve));
    await page.send('Page.navigate', { url: `${baseURL}${from}` });
    await arrived;
    const middle = await evaluate<{ x: number; y: number }>(
      page,
      `(() => {
        const link = document.querySelector('main a[href="${to}"]');
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = link.getClientRects()[0];
        return { x: x + width / 2, y: y + height / 2 };
      })()`,
    );
    const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') =>
      page.send('Input.dispatchMouseEvent', { type, ...middle, button: 'left', clickCount: 1 });
    await mouse('mouseMoved');
    const next = await prerendered;
    await evaluate(next, loaded);
    const shown = evaluate<number>(next, activated);
    await mouse('mousePressed');
    // This gets no answer if the page is left first.
    mouse('mouseReleased').catch(() => undefined);
    expect(await shown).toBeGreaterThan(0);
    expect(await evaluate(next, 'location.pathname')).toBe(to);
  });
}
