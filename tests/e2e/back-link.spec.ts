import { expect, type Page, test } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mainPart = (page: Page) => page.getByRole('main');
const linkTo = (page: Page, address: string) => mainPart(page).locator(`a[href="${address}"]`).first();
const back = (page: Page) => mainPart(page).getByRole('link', { name: 'Back', exact: true });

test('from the Reading Room to an article and back to the same place', async ({ page }) => {
  await page.goto('/NewsLetter');
  await linkTo(page, '/Communique2').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await linkTo(page, '/Communique2').click();
  await expect(page).toHaveURL('/Communique2');
  await back(page).click();
  await expect(page).toHaveURL('/NewsLetter');
  await expect.poll(() => page.evaluate((before) => Math.abs(window.scrollY - before), place)).toBeLessThanOrEqual(2);
});

test('an anchor visited on the way does not count as a page', async ({ page }) => {
  await page.goto('/NewsLetter');
  await linkTo(page, '/Communique2').click();
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await contents.nth(1).click();
  await expect(page).toHaveURL(/\/Communique2#/);
  await contents.nth(0).click();
  await back(page).click();
  await expect(page).toHaveURL('/NewsLetter');
});

test('back means the page before, wherever that was', async ({ page }) => {
  await page.goto('/');
  const card = mainPart(page).locator('a[href^="/member/"]').first();
  await card.click();
  await expect(page).toHaveURL(/\/member\//);
  await back(page).click();
  await expect(page).toHaveURL('/');
});

for (const { name, address, link = 'Back', parent } of [
  { name: 'an article', address: '/Communique2', parent: '/NewsLetter' },
  { name: 'a strategy', address: '/EmergingMoat', parent: '/Schemes' },
  { name: 'the full team', address: '/Fullteam', link: 'Go Back', parent: '/AboutUs' },
]) {
  test(`${name} opened directly leads back to ${parent}`, async ({ page }) => {
    await page.goto(address);
    await mainPart(page).getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(parent);
  });
}

test('a member opened directly leads back to the full team', async ({ page }) => {
  await page.goto('/Fullteam');
  const member = await mainPart(page).locator('a[href^="/member/"]').last().getAttribute('href');
  const other = await page.context().newPage();
  await other.goto(member ?? '');
  await back(other).click();
  await expect(other).toHaveURL('/Fullteam');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the Back link leads to the parent list', async ({ page }) => {
    await page.goto('/');
    await page.goto('/Communique2');
    await back(page).click();
    await expect(page).toHaveURL('/NewsLetter');
  });
});
