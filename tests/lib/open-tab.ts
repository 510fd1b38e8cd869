import { type Browser, type CDPSession, launch, TargetType } from 'puppeteer-core';
import { browserArguments as args } from '../../tools/lib/browser.ts';

/** A tab of a browser, as its DevTools see it. */
export interface Tab {
  /** The page that it shows. */
  page: CDPSession;
  /** The page that the browser makes ahead in it, once it does. */
  madeAhead: Promise<CDPSession>;
  close(): Promise<void>;
}

/**
 * A browser whose tabs are `openTab`'s alone. Playwright loses a page that the browser made ahead, and Puppeteer does
 * work of its own in each, so its part is only to start the browser and to pass on what is said.
 */
export const launchBrowser = (executablePath: string): Promise<Browser> =>
  launch({
    executablePath,
    args,
    targetFilter: (target) => target.type() === TargetType.BROWSER,
    waitForInitialPage: false,
  });

/** Opens an empty tab of its own window, so that a page has this size before anybody sees it. */
export async function openTab(browser: Browser, size: { width: number; height: number }): Promise<Tab> {
  const session = await browser.target().createCDPSession();
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    newWindow: true,
    forTab: true,
    ...size,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: true });
  const tab = session.connection()?.session(sessionId);
  if (!tab) throw new Error('The browser has opened no tab.');
  const pages = pagesOf(tab);
  await tab.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
  return {
    page: await pages.shown,
    madeAhead: pages.madeAhead,
    close: async () => {
      await session.send('Target.closeTarget', { targetId });
      await session.detach();
    },
  };
}

function pagesOf(tab: CDPSession) {
  const session = (id: string) => tab.connection()?.session(id);
  const first = (isIt: (subtype: string | undefined) => boolean) =>
    new Promise<CDPSession>((resolve) => {
      tab.on('Target.attachedToTarget', ({ sessionId, targetInfo: { subtype } }) => {
        const page = session(sessionId);
        if (page && isIt(subtype)) resolve(page);
      });
    });
  return { shown: first((subtype) => subtype === undefined), madeAhead: first((subtype) => subtype === 'prerender') };
}

/** Runs an expression in a page, and waits for the promise that it may be. */
export async function evaluate<Value>(page: CDPSession, expression: string): Promise<Value> {
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Value;
}
