import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../lib/one-page.ts';
import { tabTo } from '../lib/tab-to.ts';

// A new visitor in Dubai with a phone: what is needed, what it costs, whether it is really us, and how to complain,
// each at most three clicks from the home page.

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const toGuide = ['contentinfo: Joining and leaving', 'main: NRIs and OCIs'];

/** The goal, the links to follow, each with its landmark, and the element that is in view at the end. */
const errands: [goal: string, clicks: string[], found: (page: Page) => Locator][] = [
  ['the papers that are needed', [...toGuide, 'main: Papers'], (page) => page.getByText('Passport', { exact: true })],
  [
    'what it costs',
    [...toGuide, 'main: Cost of joining'],
    (page) => page.getByRole('rowheader', { name: 'Joining us directly' }),
  ],
  ['what the tax is', [...toGuide, 'main: Tax on your portfolio'], headed('If you live abroad')],
  ['whether it is really us', ['contentinfo: Is it really us?'], headed('Is it really us?')],
  ['how to complain', ['contentinfo: How to complain'], headed('How to complain')],
];

function headed(name: string) {
  return (page: Page) => page.getByRole('main').getByRole('heading', { name });
}

function linkOf(page: Page, click: string): Locator {
  const [role = '', name = ''] = click.split(': ');
  return page.getByRole(role as 'main' | 'contentinfo').getByRole('link', { name, exact: true });
}

for (const [goal, clicks, found] of errands) {
  test(`finds ${goal} by keyboard`, async ({ page }) => {
    expect(clicks.length).toBeLessThanOrEqual(3);
    await page.goto('/');
    for (const click of clicks) {
      await tabTo(page, linkOf(page, click));
      const url = page.url();
      await page.keyboard.press('Enter');
      await page.waitForURL((address) => address.href !== url);
    }
    await expect(found(page)).toBeInViewport();
  });
}
