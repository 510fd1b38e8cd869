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
  const address = `${baseURL}/newsletter/unpacking-the-mystery-of-moat.pdf`;
  const paper = await page.request.get(address);
  expect(paper.headers()['content-type']).toBe('application/pdf');
  // A browser without a viewer for PDFs would download the paper and close its tab.
  await context.route(address, (route) => route.fulfill({ body: 'The paper.', contentType: 'text/plain' }));
  await page.goto('/NewsLetter');
  const opened = context.waitForEvent('page');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Unpacking the mystery of Moat' });
  await card.click({ position: { x: 40, y: 60 } });
  const tab = await opened;
  await tab.waitForURL(address);
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  expect(refused).toEqual([]);
});
