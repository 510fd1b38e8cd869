import { expect, test } from '@playwright/test';

test('an unknown address says so, with status 404 and ways on', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('This Page is not available!', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an address in another case is unknown', async ({ page }) => {
  expect((await page.goto('/aboutus'))?.status()).toBe(404);
  await expect(page.getByText('This Page is not available!', { exact: true })).toBeVisible();
});

test('the other spelling of About Us leads to the page for good', async ({ page, request }) => {
  const response = await request.get('/Aboutus', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/AboutUs');
  await page.goto('/Aboutus');
  await expect(page).toHaveURL('/AboutUs');
});

test('/Home is the home page and names / as its address', async ({ page }) => {
  await page.goto('/');
  const words = await page.getByRole('main').innerText();
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  await page.goto('/Home');
  expect(await page.getByRole('main').innerText()).toBe(words);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical ?? '');
});

test('a member’s page opens directly', async ({ page }) => {
  await page.goto('/Fullteam');
  const card = page.getByRole('main').locator('a[href^="/member/"]').first();
  const name = await card.innerText();
  await page.goto((await card.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
