import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../lib/accessible.ts';
import { useDesk } from './support/test.ts';

const desk = useDesk();

test.beforeAll(() => {
  const file = 'content/communiques/Communique4.mdx';
  desk.write(
    file,
    desk
      .read(file)
      .replace('summary: Five', 'summary: Four')
      .concat('\nSee [here](/Nowhere), and <Fact of="EmergingMoat" />.\n'),
  );
});

/** Every view that is the desk's own, with what tells that it is there in full. */
const views: { name: string; address: string; isThere: (page: Page) => Promise<void> }[] = [
  {
    name: 'the first view',
    address: '/',
    isThere: (page) => expect(page.getByRole('link', { name: 'Five sources of economic moat' })).toBeVisible(),
  },
  {
    name: 'all findings',
    address: '/findings',
    isThere: async (page) => {
      await expect(page.getByText('/Nowhere leads nowhere').first()).toBeVisible();
      await expect(page.getByText('Looking…')).toHaveCount(0);
    },
  },
  {
    name: 'the hand-over',
    address: '/hand-over',
    isThere: async (page) => {
      await expect(page.getByRole('listitem').filter({ hasText: 'summary: Five Four' }).last()).toBeVisible();
      await expect(page.getByText('3 findings stop the site')).toBeVisible();
    },
  },
  {
    name: 'replacing a document',
    address: '/replace',
    isThere: (page) => expect(page.getByRole('option', { name: 'Emerging Moat factsheet' })).toBeAttached(),
  },
  {
    name: 'a new month',
    address: '/month',
    isThere: (page) => expect(page.getByRole('button', { name: 'Take the figures' })).toBeVisible(),
  },
  {
    name: 'what stands beside a new text',
    address: '/keystatic/collection/communiques/create',
    isThere: (page) => expect(page.getByText(/offers headings, tables, images/)).toBeVisible(),
  },
  {
    name: 'what stands beside an entry',
    address: '/keystatic/collection/communiques/item/Communique4',
    isThere: async (page) => {
      await expect(page.getByRole('region', { name: 'Findings of this entry' }).getByRole('listitem')).toHaveCount(3);
      await expect(page.getByText('No page can be drawn before one finding is mended')).toBeVisible();
    },
  },
];

/** A phone, a small window, and a desktop. */
const widths = [390, 1024, 1440];

for (const { name, address, isThere } of views) {
  test(`${name} can be used by everybody, at every width, in light and dark`, async ({ page }) => {
    await page.goto(`${desk.origin}/desk#${address}`);
    await isThere(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleInBothSchemes(page, `${String(width)} px`);
      // Nobody has to scroll sideways.
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${String(width)} px`).toBe(
        0,
      );
    }
  });
}
