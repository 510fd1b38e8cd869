import { expect, type Locator, type Page } from '@playwright/test';
import { adoptStyles } from '../lib/adopt-styles.ts';
import { boxOf } from '../lib/box.ts';
import { test } from '../lib/one-page.ts';
import { holdScripts } from '../lib/scripts.ts';
import { twiceTheSize } from '../lib/text-settings.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const parts = (page: Page) => ({
  button: page.getByRole('button', { name: 'Contact us on WhatsApp' }),
  panel: page.getByRole('group', { name: 'Contact Us' }),
});

/** The box of an element in the window; undefined while it is hidden, without waiting for it to be shown. */
async function boxIn(element: Locator): Promise<DOMRect | undefined> {
  const boxes = await element.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  return boxes[0];
}

/** Whether one element covers another, wholly or partly. */
async function covers(over: Locator, under: Locator): Promise<boolean> {
  const [one, other] = [await boxIn(over), await boxIn(under)];
  if (one === undefined || other === undefined) return false;
  return other.left < one.right && one.left < other.right && other.top < one.bottom && one.top < other.bottom;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('the keyboard never reaches anything that the open panel covers', async ({ page }) => {
      await page.goto('/Fullteam');
      const { button, panel } = parts(page);
      await button.click();
      await expect(panel).toBeVisible();
      const links = page.getByRole('main').getByRole('link');
      await links.first().focus();
      for (const link of (await links.all()).slice(1)) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        for (const over of [panel, button]) await expect.poll(() => covers(over, link)).toBe(false);
      }
    });
  });
}

test('a panel that was opened before its script arrives stays open, and the page behind it works', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/FAQ');
  const { button, panel } = parts(page);
  await button.click();
  await expect(panel).toBeVisible();
  release();
  await expect(page.locator('astro-island:not([ssr]) > aside')).toBeAttached();
  await expect(panel).toBeVisible();
  await expect(page.locator('[inert], dialog, [aria-modal]')).toHaveCount(0);
  await page.mouse.click(200, 200);
  await expect(panel).toBeHidden();
});

/** Waits until the page has fired its scroll events. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const viewport of [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
  { width: 780, height: 360 },
]) {
  test(`at the end of a page it opens in a window of ${viewport.width} by ${viewport.height} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/Disclaimer');
    const { button, panel } = parts(page);
    const footer = page.getByRole('contentinfo').getByRole('link');
    await button.focus();
    await expect(page.locator('astro-island:not([ssr]) > aside')).toBeAttached();
    await page.keyboard.press('End');
    await expect(footer.last()).toBeInViewport();
    await page.keyboard.press('Enter');
    await twoFrames(page);
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: 'Chat Now' })).toBeFocused();
    await twoFrames(page);
    await expect(panel).toBeVisible();
    // The panel covers some links of the footer here: it closes when the focus moves to one of them.
    for (const link of await footer.all()) {
      if (!(await covers(panel, link))) continue;
      await link.evaluate((element: HTMLElement) => {
        element.focus({ preventScroll: true });
      });
      break;
    }
    await expect(panel).toBeHidden();
  });
}

test('in a low window all of the panel can be read, also with larger text', async ({ page }) => {
  await page.goto('/FAQ');
  const { button, panel } = parts(page);
  for (const [width, height] of [
    [320, 256],
    [341, 162],
    [667, 375],
    [1280, 300],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const size of [16, 24]) {
      const where = `${width} by ${height} px, with text of ${size} px`;
      await adoptStyles(page, `html { font-size: ${size}px !important }`);
      await button.press('Enter');
      const box = await boxOf(panel);
      expect(box.y, where).toBeGreaterThanOrEqual(0);
      expect(box.x, where).toBeGreaterThanOrEqual(0);
      expect(await covers(panel, button), where).toBe(false);
      for (const part of [panel.getByRole('heading'), panel.getByRole('link').last()]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part, where).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
  }
});

test('in a wide window the button covers no words', async ({ page }) => {
  await page.goto('/Performance');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const table = await boxOf(page.getByRole('table').last());
    expect((await boxOf(parts(page).button)).x, `${width} px`).toBeGreaterThanOrEqual(table.right);
  }
});

test('on a phone the button is large enough for touch, whatever the size of text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/FAQ');
  await adoptStyles(page, twiceTheSize);
  expect(await boxOf(parts(page).button)).toMatchObject({ width: 44, height: 52 });
});

test('on a phone the button hides on scrolling down, and returns on scrolling up or tabbing', async ({ page }) => {
  const { button } = parts(page);
  // Before any scrolling, the lowest visible text of the home page is beside it.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const caption = page.getByText(/^One contour for every year since/);
  await expect(caption).toBeInViewport({ ratio: 1 });
  expect(await covers(button, caption)).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/Performance');
  await expect(button).toBeInViewport();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await expect(button).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(button).toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(button).not.toBeInViewport();
  await button.focus();
  await expect(button).toBeInViewport();
});
