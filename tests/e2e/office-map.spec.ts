import { expect } from '@playwright/test';
import { test } from '../lib/one-page.ts';
import { readToTheEnd } from '../lib/quiet.ts';

const maps = 'https://maps.google.com/**';

test('asks Google for nothing until a visitor asks for the map', async ({ page, remarks }) => {
  await page.route(maps, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }));
  await page.goto('/Information');
  await readToTheEnd(page);
  expect(remarks).toEqual([]);

  await page.getByRole('button', { name: 'Show map' }).click();
  const map = page.getByTitle('Map of the office in Kochi');
  await expect(map).toHaveAttribute('loading', 'lazy');
  await expect(map).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show map' })).toHaveCount(0);
  await expect
    .poll(() => remarks)
    .toEqual(['elsewhere: https://maps.google.com/maps?q=9.9312%2C76.2673&z=16&output=embed']);
  await expect(page.getByRole('link', { name: 'Directions to the office' })).toBeVisible();
});
