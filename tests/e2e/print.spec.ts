import { expect } from '@playwright/test';
import { boxOf } from '../lib/box.ts';
import { links } from '../lib/fee-form.ts';
import { test } from '../lib/one-page.ts';
import { everyPage } from '../lib/pages.ts';
import { pagesOfPdf } from '../lib/pdf-text.ts';

test('print is white, and drawings have its colours, whatever the scheme of the screen', async ({ page }) => {
  await page.goto('/EmergingMoat');
  const drawn = () =>
    page
      .locator('main svg *')
      .evaluateAll((all) =>
        all.map((element) => getComputedStyle(element)).map(({ fill, stroke }) => `${fill} ${stroke}`),
      );
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const inLight = await drawn();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await drawn()).toEqual(inLight);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', /rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/);
});

test('no text is squeezed into the column of a picture that is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  const texts = page.locator('main li p').filter({ hasText: /.{60}/, visible: true });
  for (const address of ['/', '/Schemes', '/InvestmentPhilosophy', '/NewsLetter']) {
    await page.goto(address);
    await expect(texts, address).not.toHaveCount(0);
    const narrow = texts.evaluateAll((all) =>
      all.filter(({ clientWidth }) => clientWidth < 250).map(({ textContent }) => textContent),
    );
    expect.soft(await narrow, address).toEqual([]);
  }
});

test('a drawing that a caption or a key refers to is printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const address of ['/UpperCrustWealthFund', '/EmergingMoat', '/InvestmentPhilosophy']) {
    await page.goto(address);
    const drawings = page.locator('figure svg[aria-hidden]:not([preserveAspectRatio$="slice"])');
    expect(await drawings.count(), address).toBeGreaterThan(2);
    for (const drawing of await drawings.all()) await expect(drawing).toBeVisible();
  }
});

test('a performance figure and its benchmark are on one sheet, the footer is on the last', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/UpperCrustWealthFund');
  const returns = await boxOf(page.getByRole('table', { name: /: returns to/ }));
  const terms = await boxOf(page.locator('#record dl').filter({ hasText: 'Primary benchmark' }));
  expect(terms.y - returns.bottom, 'returns and terms are two tables').toBeGreaterThan(12);
  const sheets = await pagesOfPdf(await page.pdf({ format: 'A4' }));
  const [sheet = ''] = sheets.filter((words) => words.includes('% a year'));
  expect(sheet).toMatch(/% a year .*Period .*Basis .*Secondary benchmark /);
  expect(sheets.at(-1)).toMatch(/the benchmark did not move\. .*subject to market risks.*SEBI PMS registration/);
});

test('no sheet ends with the caption or the column headings of a table', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const address of ['/ComplaintsData', links.plans]) {
    await page.goto(address);
    // Until there is a result, the calculator prints its worked example instead.
    if (address === links.plans) await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible();
    await expect(page.getByRole('table').last()).toBeVisible();
    const tables = page.getByRole('table').filter({ visible: true });
    const begins = await tables.evaluateAll((all) =>
      (all as HTMLTableElement[]).map(({ caption, tHead, tBodies }) =>
        [caption, tHead, tBodies[0]?.rows[0]].map((part) => part?.innerText ?? '').join(' '),
      ),
    );
    const sheets = await pagesOfPdf(await page.pdf({ format: 'A4' }));
    expect(begins.length, address).toBeGreaterThan(2);
    for (const words of begins.map((begin) => begin.replaceAll(/\s+/g, ' ').trim()))
      expect
        .soft(
          sheets.filter((sheet) => sheet.includes(words)),
          words,
        )
        .toHaveLength(1);
  }
});

test('the worked example of the fees is one sheet', async ({ page }) => {
  await page.goto('/FeeCalculation');
  const [sheet = ''] = await pagesOfPdf(await page.pdf({ format: 'A4' }));
  expect(sheet).toMatch(/worked example .*Closing NAV .*₹47,82,200 .*₹45,73,025 .*₹44,71,564/);
});

test('no sheet of the contact pages has only a title or the footer', async ({ page }) => {
  for (const { address, last } of [
    { address: '/ContactUs', last: 'Before you write' },
    { address: '/Information', last: 'Compliance officer' },
  ]) {
    await page.goto(address);
    const sheets = await pagesOfPdf(await page.pdf({ format: 'A4' }));
    expect.soft(sheets[0], address).toContain('Message');
    expect.soft(sheets.at(-1), address).toContain(last);
  }
});

test('the illustration prints the years of its working that are open', async ({ page }) => {
  await page.goto(links.illustration);
  const years = page.locator('details').filter({ hasText: /^Year \d/ });
  await expect(years.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(years.filter({ visible: true })).toHaveCount(1);
  await years.nth(2).evaluate((year) => {
    year.setAttribute('open', '');
  });
  await expect(years.filter({ visible: true })).toHaveCount(2);
});

test('the checklist of each guide is one sheet, with a box for each paper', async ({ page }) => {
  for (const address of everyPage.filter((path) => path.startsWith('/JoinAs'))) {
    await page.goto(address);
    const papers = page.getByRole('region', { name: 'Papers' }).getByRole('listitem');
    const names = await papers.locator('p:first-child').allTextContents();
    const [sheet = ''] = await pagesOfPdf(await page.pdf({ format: 'A4' }));
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect.soft(sheet, address).toContain(name);
    await page.emulateMedia({ media: 'print' });
    await expect.soft(papers.locator('svg').filter({ visible: true }), address).toHaveCount(names.length);
    await page.emulateMedia({ media: null });
  }
});
