import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../lib/accessible.ts';
import { adoptStyles } from '../lib/adopt-styles.ts';
import { expectWholeStyles } from '../lib/computed-styles.ts';
import { everyPage, unknownAddress } from '../lib/pages.ts';
import { test } from '../lib/one-page.ts';
import { keptBy, readToTheEnd } from '../lib/quiet.ts';
import { textSettings } from '../lib/text-settings.ts';
import { hiddenTexts, sticksOut, textFaults } from '../lib/texts.ts';

// Each page is tested in one visit, because opening it takes most of a test's time.
test.describe.configure({ timeout: 60_000 });

/** Navigation that is not printed; that of the page for unknown addresses is part of its text. */
const menus = /^(Main|Footer|Breadcrumb|On this page)$/;

async function expectWholeOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  expect.soft(await hiddenTexts(page), 'on paper').toEqual([]);
  expect.soft(await textFaults(page), 'on paper').toEqual([]);
  await expect.soft(page.getByRole('navigation', { name: menus })).toHaveCount(0);
  // Anything that can only be operated on a screen is plain text in print, or left out.
  await expect.soft(page.locator('button').filter({ visible: true })).toHaveCount(0);
  await expect.soft(page.getByRole('link', { name: 'Skip to the content' })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
}

async function expectFit(page: Page, where: string): Promise<void> {
  expect.soft(await sticksOut(page), where).toEqual([]);
  expect.soft(await textFaults(page), where).toEqual([]);
}

/** Makes the browser lay out content that waits until a visitor is near it, so that positions can be read. */
const layOutAll = (page: Page): Promise<void> =>
  page.locator('footer, .page-end').evaluateAll((all) => {
    for (const late of all) (late as HTMLElement).style.contentVisibility = 'visible';
  });

/** Checks the page at every width and with each text setting; axe checks it at two widths, in both schemes. */
async function expectFitAndAccessible(page: Page): Promise<void> {
  for (const width of [320, 390, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFit(page, `at ${width} px`);
    if (width === 390 || width === 1440) await expectAccessibleInBothSchemes(page, `${width} px`);
    for (const { name, css } of textSettings.filter(({ widths }) => widths.includes(width))) {
      await adoptStyles(page, css);
      await expectFit(page, `with ${name} at ${width} px`);
      await adoptStyles(page, '');
    }
  }
}

/**
 * Elements with fallback positions beside an anchor that are also animated, with everything open: WebKit 2.50, about
 * Safari 26.0, hangs at such an element.
 */
const movedBesideAnchors = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((all) => {
    const isNone = (value: string) => /^(none|0s)(, (none|0s))*$/.test(value);
    return (
      all
        // A rolling figure may have been removed since it was found.
        .filter(({ isConnected }) => isConnected)
        .map((element) => ({ name: element.id || element.tagName, style: getComputedStyle(element) }))
        .filter(({ style }) => !isNone(style.getPropertyValue('position-try-fallbacks')))
        .filter(({ style }) => !isNone(style.transitionDuration) || !isNone(style.animationName))
        .map(({ name }) => name)
    );
  });

/** Transitions that remain under reduced motion. Colours may fade. */
const stillMoving = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((all) =>
    all
      .flatMap((element) => ['', '::before', '::after'].map((part) => ({ element, part })))
      .map(({ element, part }) => ({ name: element.tagName + part, style: getComputedStyle(element, part) }))
      .filter(({ style }) => /[1-9]/.test(style.transitionDuration) && !/color$/.test(style.transitionProperty))
      .map(({ name, style }) => `${style.transitionProperty} of ${name}`),
  );

/** Link text that says nothing about where the link leads. */
const empty = /^[^\p{L}\d]*(|(click )?here|((read|learn) )?more|link|this page)[^\p{L}\d]*(opens in a new tab\W*)?$/iu;

/** Checks the names of links once everything is open, because a hidden link has no name. */
async function expectNamedLinks(page: Page): Promise<void> {
  await expect.soft(page.getByRole('link', { name: empty })).toHaveCount(0);
  const silent = page.getByRole('link', { name: /^(?!.*opens in a new tab)/s });
  await expect.soft(silent.and(page.locator('[target]'))).toHaveCount(0);
}

/**
 * The bytes over the wire that an open page has loaded so far, as the browser counts them: compressed, without headers.
 * The document includes its styles and scripts; the first view is everything except lazy pictures.
 */
const weigh = (page: Page) =>
  page.evaluate(() => {
    const entries = (type: string) => performance.getEntriesByType(type) as PerformanceResourceTiming[];
    const sizeOf = (files: PerformanceResourceTiming[]) =>
      files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const files = entries('resource');
    const lazy = new Set(
      [...document.images].filter(({ loading }) => loading === 'lazy').map((image) => image.currentSrc),
    );
    const own = sizeOf(entries('navigation'));
    return {
      document: own,
      fonts: sizeOf(files.filter(({ name }) => name.endsWith('.woff2'))),
      firstView: own + sizeOf(files.filter(({ name }) => !lazy.has(name))),
      whole: own + sizeOf(files),
      scriptFiles: files.map(({ name }) => new URL(name).pathname).filter((name) => name.endsWith('.js')),
    };
  });

/** The budgets before a visitor scrolls, in kilobytes of 1024 bytes: docs/budgets.md. */
const budgets = { document: 27, fonts: 30, firstView: 50 };

/** Weighs the page as it opens. No script may be fetched by then: islands wait, and scripts of pages are inline. */
async function expectLight(page: Page): Promise<void> {
  const weight = await weigh(page);
  for (const [part, most] of Object.entries(budgets)) {
    expect.soft(weight[part as keyof typeof budgets], part).toBeLessThanOrEqual(most * 1024);
  }
  expect.soft(weight.scriptFiles).toEqual([]);
}

/** Layout shifts below this score are letters whose font has arrived late. */
const SMALLEST_SHIFT = 0.005;

/**
 * What has moved by itself in the page's text since it was painted first. The bar above it is aligned to the right: on a
 * busy machine it is sometimes painted before its last items have been parsed, which push the others to the left.
 */
const shifted = (page: Page): Promise<string[]> =>
  page.evaluate(async (smallest) => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const moved: string[] = [];
    const observer = new PerformanceObserver((list) => {
      const shifts = (list.getEntries() as Shift[]).filter(({ value }) => value >= smallest);
      for (const { node } of shifts.flatMap(({ sources }) => sources))
        if (document.querySelector('main')?.contains(node)) moved.push(node?.textContent ?? '');
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    observer.disconnect();
    return moved;
  }, SMALLEST_SHIFT);

for (const [index, address] of everyPage.entries()) {
  test(`${address} keeps within every budget and rule, on screens and in print`, async ({ page, remarks }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(address === unknownAddress ? 404 : 200);
    // The preview sends the page for unknown addresses uncompressed.
    if (address !== unknownAddress) await expectLight(page);
    expect.soft(await shifted(page)).toEqual([]);
    // Before anything is scrolled, because visitors may print without scrolling.
    await test.step('paper', () => expectWholeOnPaper(page));
    await layOutAll(page);
    await test.step('every width and setting', () => expectFitAndAccessible(page));
    expect(await stillMoving(page)).toEqual([]);
    await readToTheEnd(page);
    // The Reading Room has previews of all its papers.
    if (address === '/NewsLetter') expect((await weigh(page)).whole).toBeLessThanOrEqual(107 * 1024);
    expect(remarks).toEqual([]);
    expect(Object.entries(await keptBy(page)).filter(([, count]) => count > 0)).toEqual([]);
    await test.step('its styles, of which the build prunes what the page cannot use', () =>
      expectWholeStyles(page, address, index));
    await test.step('links', () => expectNamedLinks(page));
    expect(await movedBesideAnchors(page)).toEqual([]);
  });
}

test('both fonts load, and the tab has its icon', async ({ page }) => {
  await page.goto('/');
  const fonts = await page.evaluate(async () =>
    [...(await document.fonts.ready)].map(({ family, status }) => `${family} ${status}`),
  );
  expect(fonts).toEqual(expect.arrayContaining(['Newsreader loaded', 'Figtree loaded']));
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /\/icon\.svg$/);
});
