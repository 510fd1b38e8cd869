import { expect } from '@playwright/test';
import { test } from '../lib/one-page.ts';

test('a click anywhere on a card opens its PDF in a protected tab', async ({ page, context, baseURL }) => {
  const refused: string[] = [];
  context.on('requestfailed', (request) => {
    if (/BLOCKED/.test(request.failure()?.errorText ?? '')) refused.push(request.url());
  });
  context.on('console', (message) => {
    if (/polic(y|ies)|refused|blocked/i.test(message.text())) refused.push(message.text());
  });
  await page.goto('/NewsLetter');
  const answer = context.waitForEvent('response', (response) => response.url().endsWith('.pdf'));
  const opened = context.waitForEvent('page');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Unpacking the mystery of Moat' });
  await card.click({ position: { x: 40, y: 60 } });
  const tab = await opened;
  const address = `${baseURL}/newsletter/unpacking-the-mystery-of-moat.pdf`;
  // A browser without a viewer of its own downloads the file.
  await Promise.any([tab.waitForURL(address, { waitUntil: 'commit' }), tab.waitForEvent('download')]);
  expect((await answer).url()).toBe(address);
  expect((await (await answer).allHeaders())['content-type']).toBe('application/pdf');
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  expect(refused).toEqual([]);
});
