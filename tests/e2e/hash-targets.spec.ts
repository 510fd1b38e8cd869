import { expect, type Page } from '@playwright/test';
import { test } from '../lib/one-page.ts';
import { hold } from '../lib/scripts.ts';
import { tabTo } from '../lib/tab-to.ts';

/** The final position of a section that an address points to, in px below the top of the window. */
const restsAt = 150;

/** The position of a section after some frames, and after following a link to it if there is one. */
const topAfter = (page: Page, id: string, frames: number, link?: string) =>
  page.evaluate(
    async ([name, count, hash]) => {
      if (hash !== undefined) location.hash = hash;
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
      return document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN;
    },
    [id, frames, link] as const,
  );

const distanceFromRest = async (page: Page, id: string) => Math.abs((await topAfter(page, id, 0)) - restsAt);

for (const { width, id, heading } of [
  { width: 390, id: 'vision', heading: 'Our Vision' },
  { width: 1440, id: 'mission', heading: 'Our Mission' },
]) {
  test(`at ${width} px /AboutUs#${id} rests 150 px below the top, with the focus on its heading`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/AboutUs#${id}`);
    await expect.poll(() => distanceFromRest(page, id)).toBeLessThanOrEqual(2);
    await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeFocused();
  });
}

test('the section stays in place although late fonts change the lines above it', async ({ page }) => {
  const release = await hold(page, '**/*.woff2');
  await page.goto('/AboutUs#moat', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    document.fonts.onloadingdone = () => {
      // Adds two lines, in a browser without scroll anchoring.
      const longer = new CSSStyleSheet();
      longer.replaceSync('html { overflow-anchor: none } #who-we-are { padding-bottom: 58px }');
      document.adoptedStyleSheets.push(longer);
      document.documentElement.dataset['longer'] = '';
    };
  });
  release();
  await expect(page.locator('html[data-longer]')).toBeAttached();
  await expect.poll(() => distanceFromRest(page, 'moat')).toBeLessThanOrEqual(2);
});

test('a visitor who scrolls while the page loads stays where they are', async ({ page }) => {
  const release = await hold(page, '**/*.woff2');
  await page.goto('/AboutUs#moat', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => distanceFromRest(page, 'moat')).toBeLessThanOrEqual(2);
  const scrolled = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const before = scrollY;
        // The browser's own scrolling to the section may end only now.
        addEventListener('scrollend', () => {
          if (scrollY > before) resolve();
        });
      }),
  );
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await scrolled;
  const left = await topAfter(page, 'moat', 0);
  expect(left).toBeLessThan(0);
  release();
  await page.waitForLoadState('load');
  await expect(page.getByRole('heading', { name: 'What is a Moat', level: 2 })).toBeFocused();
  // By then a smooth scroll would have moved it.
  expect(Math.abs((await topAfter(page, 'moat', 30)) - left)).toBeLessThanOrEqual(2);
});

test('the page moves to the section smoothly', async ({ page }) => {
  await page.goto('/AboutUs');
  expect(await topAfter(page, 'mission', 2, 'mission')).toBeGreaterThan(restsAt + 50);
  await expect.poll(() => distanceFromRest(page, 'mission')).toBeLessThanOrEqual(2);
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeFocused();
});

test('Enter leads to a section, though the Tab before it has just scrolled the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/EmergingMoat');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
  const isFocused = () => link.evaluate((element) => element === document.activeElement);
  while (!(await isFocused())) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const section = (await link.getAttribute('href'))?.slice(1) ?? '';
  await expect.poll(() => topAfter(page, section, 0)).toBeLessThanOrEqual(restsAt);
});

test('a link is where the Tab key leads to, though the Tab before it still scrolls the page to a button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const link = page.locator('main').getByRole('link', { name: 'moat', exact: true });
  const top = () =>
    link.evaluate(async (element) => {
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
      return element.getBoundingClientRect().top;
    });
  await page.goto('/Communique4');
  await link.focus();
  const expected = await top();
  await page.reload();
  await tabTo(page, page.getByRole('link', { name: 'Reading Room' }));
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => scrollY > 0);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await expect(page.getByRole('button', { name: 'On this page' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect(Math.abs((await top()) - expected)).toBeLessThanOrEqual(2);
});

test('an invalid hash leads to its page without an error', async ({ page, remarks }) => {
  for (const address of ['/AboutUs#100%', '/Information#%E0', '/FAQ#%']) {
    await page.goto(address);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      location.hash = '%E0%';
      await new Promise((resolve) => {
        window.addEventListener('hashchange', resolve, { once: true });
      });
    });
  }
  expect(remarks.filter((remark) => remark.startsWith('error'))).toEqual([]);
});

test('under reduced motion the page is at the section at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/AboutUs');
  expect(Math.abs((await topAfter(page, 'mission', 2, 'mission')) - restsAt)).toBeLessThanOrEqual(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the section rests at the same place', async ({ page }) => {
    // Without scripts nothing corrects the position after late fonts, so this test has no fonts.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/AboutUs#moat');
    await expect.poll(() => distanceFromRest(page, 'moat')).toBeLessThanOrEqual(2);
  });
});
