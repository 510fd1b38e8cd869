import { test as alone, expect, type Page } from '@playwright/test';
import { test } from '../lib/one-page.ts';
import { hold, watchRequests } from '../lib/scripts.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Words to look for' });
const results = (page: Page) => page.getByRole('main').locator('[data-results] > li');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const expectFound = (page: Page, words: string) =>
  expect(status(page)).toHaveText(new RegExp(`^\\d+ results? for “${words}”`));

test('the header leads to the search, which marks what it finds', async ({ page }) => {
  await page.goto('/AboutUs');
  const asked = watchRequests(page, /pagefind/);
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
  expect(asked).toEqual([]);
  await field(page).fill('high-water mark');
  await expect(status(page)).toHaveText(/^\d+ results for “high-water mark”$/);
  const found = results(page).getByRole('link', { name: /Frequently asked questions|Glossary/ });
  await expect(found.first()).toBeVisible();
  const hit = results(page).first().locator('mark').first();
  await expect(hit).toBeVisible();
  // Not the browser's yellow: the page has kept the styles for elements that its script creates.
  await expect(hit).toHaveCSS('background-color', 'rgb(241, 246, 245)');
  await expect(page).toHaveURL(/\?q=high-water%20mark$/);
});

test('unknown words are reported as not found, and other words are found in any of their forms', async ({ page }) => {
  await page.goto('/Search');
  for (const nowhere of ['zzzyyyxxx', 'bitcoin', 'zzzyyyxxx bitcoin']) {
    await field(page).fill(nowhere);
    await expect(status(page)).toHaveText(`Nothing found for “${nowhere}”. Try fewer or different words.`);
    await expect(results(page)).toHaveCount(0);
  }
  await field(page).fill('ഫീസ്');
  await expect(status(page)).toHaveText('Nothing found for “ഫീസ്”. This site is in English: try English words.');
  for (const words of ['fees', 'portfolio managers', 'high-water', 'PDF', '₹50']) {
    await field(page).fill(words);
    await expectFound(page, words);
  }
  // In the words of a new visitor, or of a client with a statement.
  for (const [words, answer] of [
    ['what is PMS', 'Glossary'],
    ['phone number', 'Contact us'],
    ['XIRR', 'Why my return differs'],
    ['lumpsum', 'Frequently asked questions'],
    ['fraud', 'Is it really us?'],
    ['PIS', 'Joining as an NRI or OCI'],
    ['NRIs', 'Joining as an NRI or OCI'],
    ['"high water mark"', 'Glossary'],
    ['FEMA', 'Joining as an NRI or OCI'],
  ] as const) {
    await field(page).fill(words);
    await expect(results(page).getByRole('link', { name: answer }).first(), words).toBeVisible();
  }
  // What the menus lead to outside the site, which no page is about.
  for (const [words, label, host] of [
    ['client login', 'Client Login', 'login'],
    ['smart odr', 'Online grievance redressal (SMART ODR)', 'smartodr'],
  ] as const) {
    await field(page).fill(words);
    const link = results(page).getByRole('link', { name: `${label} (another site)` });
    await expect(link, words).toHaveAttribute('href', new RegExp(`^https://.*${host}`));
  }
  // A term finds its explanation first, and a question its own answer; faq.spec.ts tests that it opens.
  for (const [words, address] of [
    ['TWRR', '/Glossary#twrr'],
    ['assets under management', '/Glossary#aum'],
    ['who can invest', '/FAQ#who-can-invest'],
    ['what does it cost', '/FAQ#how-fees-work'],
  ] as const) {
    await field(page).fill(words);
    await expect(results(page).first().getByRole('link'), words).toHaveAttribute('href', address);
  }
});

test('an unknown word does not hide the results of the others, and is named', async ({ page }) => {
  await page.goto('/Search?q=NRI');
  await expectFound(page, 'NRI');
  const alone = await results(page).allInnerTexts();
  for (const [words, nowhere] of [
    ['NRI Reykjavik', '“Reykjavik”'],
    ['Reykjavik NRI Tromsø', '“Reykjavik”, “Tromsø”'],
  ] as const) {
    await field(page).fill(words);
    await expect(status(page)).toHaveText(new RegExp(`^\\d+ results for “NRI”\\. Nothing found for ${nowhere}\\.$`));
    expect(await results(page).allInnerTexts()).toEqual(alone);
  }
});

test('if no page has all the words, those that tell least are left out, and named', async ({ page }) => {
  await page.goto('/Search?q=is it in my nominee');
  await expect(status(page)).toHaveText(
    /^\d+ results? for “nominee”(, the first 20 below)?\. No page has all the words; left out: “is”, “it”, “in”, “my”\.$/,
  );
  await page.goto('/Search?q=is my money safe');
  await expect(results(page).filter({ hasText: 'Who holds your money' })).not.toHaveCount(0);
  // Abbreviations are the trade's own words, however short: of these, those that most places have are left out.
  await page.goto('/Search?q=the UPI KYC AUM');
  await expect(status(page)).toHaveText(
    /^\d+ results? for “AUM”\. No page has all the words; left out: “the”, “UPI”, “KYC”\.$/,
  );
  // A page says “PMS” to those who type it.
  await page.goto('/Search?q=PMS for NRI Kochi');
  await expectFound(page, 'PMS for NRI Kochi');
});

test('after a typo the nearest words of the site are offered, which the keyboard reaches', async ({ page }) => {
  const lists = watchRequests(page, /\/words\.json$/);
  await page.goto('/Search?q=minimum');
  await expect(results(page).first()).toBeVisible();
  expect(lists).toEqual([]);
  for (const [typed, meant] of [
    ['exti load', 'exit load'],
    ['minimun', 'minimum'],
  ] as const) {
    await field(page).fill(typed);
    await expect(status(page)).toHaveText(`Nothing found for “${typed}”. Did you mean ${meant}?`);
  }
  await status(page).getByRole('link', { name: 'minimum' }).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/^\d+ results for “minimum”/);
  await expect(field(page)).toHaveValue('minimum');
  await expect(page).toHaveURL(/\?q=minimum$/);
  expect(lists).toHaveLength(1);
});

alone('what was typed before the page could answer is searched for', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const typed = document.querySelector<HTMLInputElement>('#q');
      if (typed === null) return;
      typed.value = 'moat';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/Search');
  await expectFound(page, 'moat');
  await expect(field(page)).toHaveValue('moat');
});

test('a result leads to the section of its excerpt, neither with marks nor with empty cells', async ({ page }) => {
  await page.goto('/Search');
  for (const [words, name, address] of [
    ['withdraw', /^Joining as an HUF: Withdrawing and leaving$/, '/JoinAsHuf#withdrawing-and-leaving'],
    ['KYC renewing', /^Joining as an NRI or OCI: Renewing your KYC$/, '/JoinAsNri#renewing-your-kyc'],
  ] as const) {
    await field(page).fill(words);
    const place = results(page).filter({ has: page.getByRole('link', { name }) });
    await expect(place.getByRole('link')).toHaveAttribute('href', address);
    await expect(place.getByRole('paragraph')).toHaveText(/^(Withdrawing and leaving|Renewing your KYC)\./);
  }
  await field(page).fill('record');
  await expect(results(page).getByRole('link', { name: /: The record$/ })).not.toHaveCount(0);
  await expect(results(page).getByRole('link', { name: /Specimen/ })).toHaveCount(0);
  await field(page).fill('top-up ticket');
  await expectFound(page, 'top-up ticket');
  await expect(results(page).getByRole('link', { name: /^Compare/ })).toBeVisible();
  await expect(results(page).filter({ hasText: '— —' })).toHaveCount(0);
});

test('two words also find the form with a hyphen, and a hyphenated word also the form without', async ({ page }) => {
  await page.goto('/Search');
  const foundFor = async (words: string) => {
    await field(page).fill(words);
    await expectFound(page, words);
    return results(page).allInnerTexts();
  };
  for (const [one, other] of [
    ['high water mark', 'high-water mark'],
    ['lock-in', 'lock in'],
  ] as const)
    expect(await foundFor(one)).toEqual(await foundFor(other));
  await expect(results(page).locator('mark')).toHaveText(['lock-in']);
});

test('the page for unknown addresses offers the search', async ({ page }) => {
  await page.goto('/Nowhere');
  await field(page).fill('moat');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/Search\?q=moat$/);
  await expect(results(page).first()).toBeVisible();
});

test('more than twenty results are announced, and the others can be shown', async ({ page }) => {
  await page.goto('/Search?q=portfolio');
  await expect(status(page)).toHaveText(/^\d+ results for “portfolio”, the first 20 below$/);
  await expect(results(page)).toHaveCount(20);
  const all = Number.parseInt(await status(page).innerText(), 10);
  const more = page.getByRole('main').getByRole('button', { name: 'Show more results' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(results(page)).toHaveCount(Math.min(40, all));
  await expect(results(page).nth(20).getByRole('link').first()).toBeFocused();
  for (let shown = 40; shown < all; shown += 40) {
    // The second click comes before the answer to the first.
    await more.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(results(page)).toHaveCount(Math.min(shown + 40, all));
  }
  await expect(status(page)).toHaveText(`${all} results for “portfolio”`);
  await expect(more).toBeHidden();
  // A word of a paper has fewer.
  await field(page).fill('Nilkamal');
  const paper = results(page).filter({ hasText: 'PDF' }).first();
  await expect(paper.getByRole('link').first()).toHaveAttribute('href', /^\/newsletter\/nilkamal.*\.pdf$/);
  await expect(results(page)).not.toHaveCount(all);
  await expect(more).toBeHidden();
});

test('if more results do not load, those on the page stay, and the button tries again', async ({ page }) => {
  await page.goto('/Search?q=portfolio');
  await expect(results(page)).toHaveCount(20);
  const more = page.getByRole('main').getByRole('button', { name: 'Show more results' });
  await page.route('**/pagefind/**', (route) => route.abort());
  for (let time = 0; time < 2; time += 1) {
    await more.click();
    await expect(status(page)).toHaveText('More results did not load. Please try again.');
    await expect(results(page)).toHaveCount(20);
    await expect(more).toBeFocused();
    await field(page).focus();
  }
  await page.unroute('**/pagefind/**');
  await more.click();
  await expect(results(page)).toHaveCount(40);
});

test('a search that does not load says so, and one that is slow says that it is running', async ({ page }) => {
  await page.route('**/pagefind.js?*', (route) => route.abort(), { times: 1 });
  await page.goto('/Search?q=moat');
  await expect(status(page)).toHaveText(/did not load/);
  const release = await hold(page, '**/pagefind.js?*');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(status(page)).toHaveText('Searching…');
  release();
  await expectFound(page, 'moat');
});

test('a search whose index does not load any more says so too, and finds the words later', async ({ page }) => {
  await page.goto('/Search?q=moat');
  await expectFound(page, 'moat');
  await page.route('**/pagefind/**', (route) => route.abort());
  await field(page).fill('hurdle');
  await expect(status(page)).toHaveText(/did not load/);
  await page.unroute('**/pagefind/**');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expectFound(page, 'hurdle');
});

test('a search that is opened with words keeps their place free until they are found', async ({ page }) => {
  const release = await hold(page, '**/pagefind.js?*');
  await page.goto('/Search?q=moat');
  await expect(status(page)).toHaveText('Searching…');
  const elsewhere = page.getByRole('heading', { name: 'Where else to look' });
  await expect(elsewhere).not.toBeInViewport();
  release();
  await expectFound(page, 'moat');
  await expect(elsewhere).not.toBeInViewport();
  await page.goto('/Search?q=qqqqzz');
  await expect(status(page)).toHaveText(/^Nothing found/);
  await expect(elsewhere).toBeInViewport();
});

test('Back to an address with other words searches for those', async ({ page }) => {
  await page.goto('/Search?q=moat');
  await expectFound(page, 'moat');
  await page.evaluate(() => (location.hash = 'main'));
  await field(page).fill('hurdle');
  await expectFound(page, 'hurdle');
  await page.goBack();
  await expectFound(page, 'moat');
  await expect(field(page)).toHaveValue('moat');
});

for (const pieces of ['index', 'fragment']) {
  // On a page of its own, because it replaces the clock.
  alone(`a page from before a deployment that removed each ${pieces} finds the new content`, async ({ page }) => {
    let isGone = false;
    await page.route(`**/pagefind/${pieces}/*`, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.clock.install();
    await page.goto('/Search?q=moat');
    await expectFound(page, 'moat');
    isGone = true;
    // From now on requests reach the files of the new site.
    await page.route('**/pagefind.js?*', (route) => {
      isGone = false;
      return route.continue();
    });
    await page.clock.fastForward('01:00');
    await field(page).fill('complaint');
    if (pieces === 'fragment') {
      await page.clock.runFor(1000);
      await expect(status(page)).toHaveText(/did not load/);
    }
    await field(page).press('Enter');
    await expectFound(page, 'complaint');
  });
}

test('the key / opens the search, but not while typing, and can be turned off', async ({ page }) => {
  const pressOnPage = async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
  };
  await page.goto('/Information');
  await page.getByRole('textbox', { name: /message/i }).press('/');
  await expect(page).toHaveURL(/\/Information$/);
  await pressOnPage();
  await expect(page).toHaveURL(/\/Search$/);
  await expect(field(page)).toBeFocused();
  const box = page.getByRole('checkbox', { name: /^Open this page/ });
  await box.uncheck();
  await page.reload();
  await expect(box).not.toBeChecked();
  await pressOnPage();
  await expect(field(page)).not.toBeFocused();
  await box.check();
  await pressOnPage();
  await expect(field(page)).toBeFocused();
});

// Storage stays blocked for the rest of the page's life.
alone(
  'if a browser blocks storage for sites, the key / does nothing, because it could not be turned off',
  async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/FAQ');
    await page.keyboard.press('/');
    await page.getByRole('main').getByRole('group').first().getByRole('heading').click();
    await expect(page).toHaveURL(/\/FAQ#/);
    await page.goto('/Search');
    const box = page.getByRole('checkbox', { name: /^Open this page/ });
    await expect(box).toBeDisabled();
    await expect(box).not.toBeChecked();
    expect(errors).toEqual([]);
  },
);
