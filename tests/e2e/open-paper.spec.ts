import { expect } from '@playwright/test';
import { test } from '../lib/one-page.ts';

test('a PDF opens in a tab of its own, under the headers that protect it', async ({ page, context, baseURL }) => {
  const refused: string[] = [];
  context.on('requestfailed', (request) => {
    if (/BLOCKED/.test(request.failure()?.errorText ?? '')) refused.push(request.url());
  });
  context.on('console', (message) => {
    if (/polic(y|ies)|refused|blocked/i.test(message.text())) refused.push(message.text());
  });
  await page.goto('/Documents');
  const answer = context.waitForEvent('response', (response) => response.url().endsWith('.pdf'));
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Disclosure Document (opens in a new tab)', exact: true }).click();
  const tab = await opened;
  // A browser without a viewer of its own offers the file.
  await Promise.any([tab.waitForURL(`${baseURL}/files/*.pdf`, { waitUntil: 'commit' }), tab.waitForEvent('download')]);
  expect((await (await answer).allHeaders())['content-type']).toBe('application/pdf');
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  expect(refused).toEqual([]);
});
