import { expect } from '@playwright/test';
import { settings } from '../lib/content-files.ts';
import { test } from '../lib/one-page.ts';
import { readToTheEnd } from '../lib/quiet.ts';

const { city, map: point } = settings.contact;
const maps = 'https://maps.google.com/**';

test('asks Google for nothing until a visitor asks for the map', async ({ page, remarks }) => {
  await page.route(maps, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }));
  await page.goto('/Information');
  await readToTheEnd(page);
  expect(remarks).toEqual([]);

  await page.getByRole('button', { name: 'Show map' }).click();
  const map = page.getByTitle(`Map of the office in ${city}`);
  await expect(map).toHaveAttribute('loading', 'lazy');
  await expect(map).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show map' })).toHaveCount(0);
  const place = `${point.latitude}%2C${point.longitude}`;
  await expect.poll(() => remarks).toEqual([`elsewhere: https://maps.google.com/maps?q=${place}&z=16&output=embed`]);
  await expect(page.getByRole('link', { name: 'Directions to the office' })).toBeVisible();
});
