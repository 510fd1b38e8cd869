import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../lib/one-page.ts';

// Somebody in Dubai with a phone, who has never been here: what is needed, what it costs, whether it is really us, and how
// to complain, each from the home page in at most three clicks.

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Where a link is looked for: in the text of a page, or below every page. */
type Place = 'main' | 'contentinfo';

interface Errand {
  /** The links that are followed, in their turn. */
  clicks: readonly (readonly [place: Place, name: string])[];
  /** What has to be in sight at the end. */
  found: (page: Page) => Locator;
}

const toGuide = [
  ['contentinfo', 'Joining and leaving'],
  ['main', 'NRIs and OCIs'],
] as const;

const errands: Record<string, Errand> = {
  'the papers that are needed': {
    clicks: [...toGuide, ['main', 'Papers']],
    found: (page) => page.getByText('Passport', { exact: true }),
  },
  'what it costs': {
    clicks: [...toGuide, ['main', 'Costs']],
    found: (page) => page.getByRole('rowheader', { name: 'Joining us directly' }),
  },
  'what the tax is': {
    clicks: [...toGuide, ['main', 'Tax on your portfolio']],
    found: (page) => page.getByRole('heading', { name: 'If you live abroad' }),
  },
  'whether it is really us': {
    clicks: [['contentinfo', 'Is it really us?']],
    found: (page) => page.getByRole('heading', { level: 1, name: 'Is it really us?' }),
  },
  'how to complain': {
    clicks: [['contentinfo', 'How to complain']],
    found: (page) => page.getByRole('heading', { name: 'How to complain' }),
  },
};

const linkIn = (page: Page, [place, name]: Errand['clicks'][number]) =>
  page.getByRole(place).getByRole('link', { name, exact: true });

/** Goes from link to link until one has the focus. */
async function tabTo(page: Page, link: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard does not come to the link.');
}

for (const [goal, { clicks, found }] of Object.entries(errands)) {
  test(`finds ${goal} by keyboard`, async ({ page }) => {
    expect(clicks.length).toBeLessThanOrEqual(3);
    await page.goto('/');
    for (const click of clicks) {
      await tabTo(page, linkIn(page, click));
      const url = page.url();
      await page.keyboard.press('Enter');
      await page.waitForURL((address) => address.href !== url);
    }
    await expect(found(page)).toBeInViewport();
  });
}
