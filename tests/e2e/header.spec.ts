import { expect, type Page } from '@playwright/test';
import { boxOf } from '../lib/box.ts';
import { dropdowns, menuLinks } from '../lib/menus.ts';
import { test } from '../lib/one-page.ts';
import { sticksOut } from '../lib/texts.ts';
import { failScripts } from '../lib/scripts.ts';

const header = (page: Page) => page.getByRole('banner');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('on a phone the header keeps within the text margin, and is one row until text is a good deal larger', async ({
  page,
  setTextSize,
}) => {
  await page.goto('/');
  const text = page.getByRole('main').locator('.shell').first();
  const name = header(page).getByRole('link', { name: 'home' });
  const ways = [header(page).getByRole('link', { name: 'Search' }), header(page).getByRole('button', { name: 'Menu' })];
  for (const size of [16, 17, 20, 21, 22, 23, 24, 28, 32]) {
    await setTextSize(size);
    for (const [width, largestOfRow] of [
      [320, 17],
      [360, 21],
      [390, 23],
      [412, 23],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${size} px text at ${width} px`;
      expect.soft(await sticksOut(page), where).toEqual([]);
      const margin = await text.evaluate((shell) => innerWidth - parseFloat(getComputedStyle(shell).paddingRight));
      const { right, bottom } = await boxOf(name);
      for (const way of ways) {
        const box = await boxOf(way);
        expect.soft(box.right, where).toBeLessThanOrEqual(margin + 0.5);
        if (size > largestOfRow) continue;
        expect.soft(box.y, where).toBeLessThan(bottom);
        expect.soft(box.x, where).toBeGreaterThanOrEqual(right);
      }
    }
  }
});

test('each name of the menu is on one line at every size of text', async ({ page, setTextSize }) => {
  await page.goto('/');
  const menuButton = header(page).getByRole('button', { name: 'Menu' });
  const names = header(page).locator('#site-menu > ul > li > :is(a, button, p)').filter({ visible: true });
  for (const { size, widths } of [
    { size: 16, widths: [1024, 1100, 1140, 1151, 1152, 1160, 1280] },
    { size: 20, widths: [1280, 1439, 1440] },
    { size: 32, widths: [1440, 2303, 2304] },
  ]) {
    await setTextSize(size);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${size} px text at ${width} px`;
      const inSheet = await menuButton.isVisible();
      if (inSheet) await menuButton.click();
      await expect(names.first()).toBeVisible();
      const broken = await names.evaluateAll((all) =>
        all
          .filter((name) => {
            const range = document.createRange();
            range.selectNodeContents(name);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          })
          .map(({ textContent }) => textContent.trim()),
      );
      expect.soft(broken, where).toEqual([]);
      expect.soft(await sticksOut(page), where).toEqual([]);
      if (!inSheet) {
        const { right } = await boxOf(header(page).getByRole('link', { name: 'home' }));
        expect.soft((await boxOf(names.first())).x, `${where}, beside the firm's name`).toBeGreaterThan(right);
      }
      await page.keyboard.press('Escape');
    }
  }
});

for (const { label, links } of dropdowns) {
  test(`the menu ${label} opens at the header, stays open under the mouse, and clips no ring`, async ({ page }) => {
    // The style sheet opens the menu without a script.
    await failScripts(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const button = header(page).getByRole('button', { name: label });
    const panel = header(page).getByRole('group', { name: label });
    const firstLink = panel.getByRole('link', { name: links[0] ?? '' });
    await button.hover();
    await expect(firstLink).toBeVisible();
    const [from, to] = [await boxOf(button), await boxOf(panel)];
    expect(to.y).toBeCloseTo((await boxOf(header(page))).bottom, 0);
    // A pixel at a time: if the menu closes on the way, it stays closed.
    const x = from.x + from.width / 2;
    for (let y = Math.round(from.y + from.height / 2); y < to.y + 20; y += 1) await page.mouse.move(x, y);
    await expect(firstLink).toBeVisible();

    await page.mouse.move(x, 700);
    await expect(firstLink).toBeHidden();
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(firstLink).toBeFocused();
    await expect(firstLink).toHaveCSS('outline-width', '3px');
    const room = await firstLink.evaluate((element) => {
      const ring = element.getBoundingClientRect();
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
      const panel = element.closest('[popover]')?.getBoundingClientRect();
      return panel && Math.min(ring.left - reach - panel.left, panel.right - ring.right - reach);
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });
}

test('in the menu of a phone “Contact Us” is in view, and covers no focused link', async ({ page }) => {
  // Its script is not needed for any of this.
  await failScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await header(page).getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  await expect(header(page).getByRole('button', { name: 'Close' })).toHaveText('Close', { useInnerText: true });
  const action = header(page).getByRole('link', { name: 'Contact Us' });
  await expect(action).toBeInViewport({ ratio: 1 });
  for (const name of menuLinks.filter((label) => label !== 'Contact Us')) {
    // By its first words, because the name of a report also contains “Performance”.
    const link = header(page).getByRole('link', { name: new RegExp(`^${name}`) });
    await link.focus();
    expect.soft((await boxOf(link)).bottom, name).toBeLessThanOrEqual((await boxOf(action)).y);
  }
});

test('a row that is a link shows its focus ring for the keyboard, but not for a click', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Emerging Moat', exact: true });
  const row = page.getByRole('main').getByRole('listitem').filter({ has: link });
  await link.hover();
  await page.mouse.down();
  await expect(link).toBeFocused();
  await expect(row).toHaveCSS('outline-style', 'none');
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(row).toHaveCSS('outline-style', 'solid');
});
