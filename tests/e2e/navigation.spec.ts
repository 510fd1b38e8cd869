import { expect, type Page, test as onOwnPage } from '@playwright/test';
import { dropdowns } from '../lib/menus.ts';
import { test } from '../lib/one-page.ts';
import { holdScripts } from '../lib/scripts.ts';

// The stories test the menu with its script, except for what needs a real mouse, touch or a whole page.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** A menu of the bar: the button that opens it, and its first link. */
function menu(page: Page, index = 0) {
  const { label = '', links: [first = ''] = [] } = dropdowns[index] ?? {};
  return {
    button: navigation(page).getByRole('button', { name: label }),
    firstLink: navigation(page).getByRole('link', { name: first }),
  };
}

/** Moves the mouse off the bar, where it would keep a menu open. */
const moveMouseAway = (page: Page) => page.mouse.move(300, 700);

/** Present once the script handles the mouse instead of the style sheet. */
const awake = (page: Page) => navigation(page).locator('[data-mouse]');

// The clock of its page stays stopped, so the page cannot be shared with other tests.
onOwnPage('a menu stays open if the mouse cuts a corner, or after a click or by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const { button, firstLink } = menu(page);
  await navigation(page).getByRole('link').first().hover();
  await expect(awake(page)).toBeAttached();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const leaveFor = async (time: number) => {
    await moveMouseAway(page);
    await page.clock.runFor(time);
  };
  await leaveFor(0);
  await button.hover();
  await expect(firstLink).toBeVisible();
  await leaveFor(200);
  await firstLink.hover();
  await page.clock.runFor(500);
  await expect(firstLink).toBeVisible();
  await leaveFor(300);
  await expect(firstLink).toBeHidden();

  await button.click();
  await leaveFor(500);
  await expect(firstLink).toBeVisible();
  await button.click();
  await expect(firstLink).toBeHidden();
  await leaveFor(0);

  await button.hover();
  await button.focus();
  await page.keyboard.press('Tab');
  await leaveFor(500);
  await expect(firstLink).toBeVisible();
  await expect(firstLink).toBeFocused();
});

test('a menu that was opened by a click before its script arrives stays open', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const [one, other] = [menu(page), menu(page, 1)];
  await one.button.click();
  await expect(one.firstLink).toBeVisible();
  // While one is open by a click, the mouse does not open another beside it.
  await other.button.hover();
  await expect(other.firstLink).toBeHidden();
  await expect(one.firstLink).toBeVisible();
  release();
  await expect(awake(page)).toBeAttached();
  await expect(one.firstLink).toBeVisible();
});

test('rotating a tablet closes the open menu, and shows the bar', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/');
  await navigation(page).getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(awake(page)).toBeAttached();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(menu(page).button).toBeVisible();
});

test.describe('with a mouse on a browser that reports none', () => {
  // Chromium with a touch screen reports no mouse, like some browsers on devices that have both.
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: true });

  test('the first hover opens a menu; one that a click closed before the script stays closed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    const { button, firstLink } = menu(page);
    await button.click();
    await expect(firstLink).toBeVisible();
    await button.click();
    await expect(firstLink).toBeHidden();
    release();
    await expect(awake(page)).toBeAttached();
    await expect(firstLink).toBeHidden();

    await page.reload();
    await moveMouseAway(page);
    await button.hover();
    await expect(firstLink).toBeVisible();
    await moveMouseAway(page);
    await expect(firstLink).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 560 }, hasTouch: true });

  test('the menu scrolls by itself, closes with Escape and a tap outside, and locks nothing', async ({ page }) => {
    await page.goto('/');
    const button = navigation(page).getByRole('button', { name: 'Menu' });
    const links = navigation(page).getByRole('link');
    // The very last link, “Contact Us”, is always in view.
    const last = links.nth(-2);
    await button.press('Enter');
    await expect(links.first()).toBeInViewport();
    await expect(last).not.toBeInViewport();
    for (const target of [navigation(page).getByRole('button'), ...(await links.all())]) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      expect(Math.min(width, height), await target.innerText()).toBeGreaterThanOrEqual(44);
    }
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 5000);
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.tap();
    await expect(links.first()).toBeVisible();
    await expect(page.locator('[inert]')).toHaveCount(0);
    for (const part of ['html', 'body']) await expect(page.locator(part)).not.toHaveCSS('overflow', 'hidden');
    await page.touchscreen.tap(150, 20);
    await expect(links).toHaveCount(0);
  });

  test('tabbing past the end of the open menu closes it and leads to the page', async ({ page }) => {
    await page.goto('/Schemes');
    const button = navigation(page).getByRole('button', { name: 'Menu' });
    const links = navigation(page).getByRole('link');
    await button.press('Enter');
    await expect(awake(page)).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    // The button belongs to the menu.
    await page.keyboard.press('Shift+Tab');
    await expect(navigation(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(links).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })).toBeFocused();
  });
});

test('what lies above several backgrounds has its focus ring on its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/Communique1');
  for (const name of ['Skip to the content', 'On this page', 'Contact us on WhatsApp']) {
    const element = page.getByRole('link', { name }).or(page.getByRole('button', { name }));
    await element.focus();
    await expect.soft(element).toHaveCSS('outline-offset', '-3px');
  }
  const chat = page.getByRole('button', { name: 'Contact us on WhatsApp' });
  await expect(chat).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
});

test('the skip link is the first tab stop, and leads past the menus', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
