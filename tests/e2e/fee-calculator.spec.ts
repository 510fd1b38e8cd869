import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { address, feeForm, links, rowOf } from '../lib/fee-form.ts';
import { delayScripts, failScripts, islandScripts, late, watchScripts } from '../lib/scripts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

/** The first year of the starting figures, worked out by hand in tests/lib/fee-examples.ts. */
const firstYear = ['₹50,00,000', '₹1,00,000', '₹9,00,000', '₹10,000', '₹10,10,000', '₹39,90,000'];

test('has no result, shows a worked example and loads no script before anyone touches it', async ({ page }) => {
  const asked = watchScripts(page);
  await page.goto(address);
  const { example, blank, result, table, summary } = feeForm(page);
  await expect(blank).toBeVisible();
  await expect(result).toHaveCount(0);
  await expect(table).toHaveCount(0);
  await expect(summary).toBeEmpty();
  await expect(example.getByRole('columnheader')).toHaveText([
    'Year',
    'Capital contributed',
    'Management charge',
    'Performance charge',
    'Broker cost',
    'Total fees',
    'Closing NAV',
  ]);
  expect(await rowOf(page, 1, 'A worked example')).toEqual(firstYear);
  await expect(example).toContainText('₹33,95,216, 67.9% of the capital');
  expect(asked).toEqual([]);
});

test('leads from the blank result to the worked example', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('link', { name: 'See a worked example' }).click();
  await expect(page.getByRole('heading', { name: 'A worked example' })).toBeInViewport();
});

test('Calculate works out what stands in the boxes, in figures or in words', async ({ page }) => {
  await page.goto(address);
  const { capital, management, hurdle, broker, years, calculate, result, table, summary } = feeForm(page);
  await capital.fill('₹ 1 cr');
  await management.fill('1');
  await hurdle.fill('100');
  await broker.fill('');
  await years.fill('2');
  await calculate.click();
  await expect(result).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(3);
  expect(await rowOf(page, 2)).toEqual(['₹99,00,000', '₹99,000', '₹0', '₹0', '₹99,000', '₹98,01,000']);
  await expect(summary).toContainText('over 2 years the fees come to ₹1,99,000, 2% of the capital');
  await expect(calculate).toBeFocused();
});

test('Enter in a box calculates too', async ({ page }) => {
  await page.goto(address);
  const { years, table, result } = feeForm(page);
  await years.fill('1');
  await years.press('Enter');
  await expect(result).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(2);
});

test('the line below an amount repeats it in words as it is typed', async ({ page }) => {
  await page.goto(address);
  const { capital } = feeForm(page);
  await expect(capital).toHaveAccessibleDescription('₹50,00,000: fifty lakh rupees');
  await capital.fill('1.5 cr');
  await expect(capital).toHaveAccessibleDescription('₹1,50,00,000: one crore fifty lakh rupees');
});

test('blank and invalid boxes count as 0', async ({ page }) => {
  await page.goto(address);
  const { capital, management, hurdle, performance, broker, years, calculate, summary } = feeForm(page);
  for (const field of [management, hurdle, performance, broker]) await field.fill('');
  await capital.fill('a lot');
  await years.fill('1');
  await calculate.click();
  await expect(summary).toContainText('the fees come to ₹0. The closing NAV is ₹0.');
  await expect(summary).toContainText('What is not a number, or is below 0, was counted as 0.');
  expect(await rowOf(page, 1)).toEqual(['₹0', '₹0', '₹0', '₹0', '₹0', '₹0']);
});

test('a result says when the boxes hold something else by now', async ({ page }) => {
  await page.goto(address);
  const { capital, calculate, summary } = feeForm(page);
  const note = 'The boxes have changed since.';
  await capital.fill('1 crore');
  await expect(summary, 'there is no result yet').not.toContainText(note);
  await calculate.click();
  await expect(summary).toContainText('₹67,56,816');
  await expect(summary).not.toContainText(note);
  await page.getByRole('radio', { name: 'Regulator-style illustration' }).check();
  await expect(summary).toContainText(note);
  await calculate.click();
  await expect(summary).toContainText('Regulator-style illustration: over 5 years');
  await expect(summary).not.toContainText(note);
});

test('more than 50 years says so and uses 50', async ({ page }) => {
  await page.goto(address);
  const { years, calculate, table, summary } = feeForm(page);
  await years.fill('51');
  await calculate.click();
  await expect(summary).toContainText('Years go up to 50; 50 was used.');
  await expect(table.getByRole('row')).toHaveCount(51);
});

test('0 years shows no table', async ({ page }) => {
  await page.goto(address);
  const { years, calculate, table, summary } = feeForm(page);
  await years.fill('0');
  await calculate.click();
  await expect(summary).toContainText('There is no year to work out.');
  await expect(table).toHaveCount(0);
});

test('says in which year the capital is used up, and goes on by the rules', async ({ page }) => {
  await page.goto(links.usedUp);
  const { summary } = feeForm(page);
  await expect(summary).toContainText('The capital is used up in year 3.');
  expect(await rowOf(page, 4)).toEqual(['−₹22,000', '−₹440', '₹0', '₹30,000', '₹29,560', '−₹51,560']);
});

test('the illustration shows the fees on a gain and every line of the working', async ({ page }) => {
  await page.goto(address);
  const { capital, illustration, returns, broker, gst, calculate, summary, years } = feeForm(page);
  await expect(returns).toBeHidden();
  await illustration.check();
  await expect(broker).toBeHidden();
  await capital.fill('1 crore');
  await page.getByRole('textbox', { name: 'Management fee' }).fill('2.5');
  await page.getByRole('textbox', { name: 'Performance fee' }).fill('0');
  await years.fill('1');
  await calculate.click();
  await expect(summary).toContainText('The closing NAV is ₹1,16,49,925.');
  const working = page.getByRole('group').filter({ hasText: 'Year 1' });
  await expect(working).toContainText('Average value');
  await expect(working).toContainText('₹2,73,075');
  await expect(working).toContainText('High-water mark');

  await page.getByRole('button', { name: 'Loss 20%' }).click();
  await expect(returns).toHaveValue('-20');
  await expect(summary).toContainText('The closing NAV is ₹77,13,575.');
  await page.getByRole('button', { name: 'No change' }).click();
  await expect(summary).toContainText('The closing NAV is ₹96,81,750.');
  await gst.check();
  await calculate.click();
  // 18% of the management fee of ₹2,48,250.
  await expect(summary).toContainText('The closing NAV is ₹96,37,065.');
});

test('returns differ from year to year, and the high-water mark holds', async ({ page }) => {
  await page.goto(links.illustration);
  await expect(feeForm(page).summary).toContainText('The closing NAV is ₹1,28,96,744.');
  expect(await rowOf(page, 2)).toEqual(['₹1,40,00,000', '−₹28,00,000', '₹2,52,000', '₹0', '₹2,52,000', '₹1,09,48,000']);
  await page.getByText('Year 3', { exact: true }).last().click();
  await expect(page.getByRole('group').filter({ hasText: 'Year 3' })).toContainText('₹1,40,00,000');
});

test('a copied link opens the same result', async ({ page, context }) => {
  await page.goto(address);
  const { capital, years, calculate, result } = feeForm(page);
  await capital.fill('75 lakh');
  await years.fill('3');
  await calculate.click();
  await expect(result).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  // As a visitor does: no page of this site may read the clipboard.
  await capital.fill('');
  await capital.press('ControlOrMeta+v');
  const link = await capital.inputValue();
  expect(link).toContain('?capital=7500000&management=2&hurdle=10&performance=20&broker=10000&years=3&mode=simple');

  const other = await context.newPage();
  await other.goto(link);
  await expect(feeForm(other).result).toBeVisible();
  await expect(feeForm(other).capital).toHaveValue('75,00,000');
  await expect(feeForm(other).table.getByRole('row')).toHaveCount(4);
  expect(await rowOf(other, 1)).toEqual(await rowOf(page, 1));
});

test('a reload keeps the result', async ({ page }) => {
  await page.goto(address);
  const { years, calculate, result, table } = feeForm(page);
  await years.fill('7');
  await calculate.click();
  await expect(result).toBeVisible();
  await page.reload();
  await expect(result).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(8);
});

test('a hostile or broken link falls back to the defaults', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${address}?capital=<img src=x onerror=alert(1)>&management=-2&years=1e9&returns=__proto__&mode=%00`);
  const { capital, management, years, result } = feeForm(page);
  await expect(result).toBeVisible();
  await expect(capital).toHaveValue('50,00,000');
  await expect(management).toHaveValue('2');
  await expect(years).toHaveValue('5');
  expect(await rowOf(page, 1)).toEqual(firstYear);
  expect(errors).toEqual([]);
});

test('a query of somebody else’s asks for nothing', async ({ page }) => {
  const asked = watchScripts(page);
  await page.goto(`${address}?utm_source=letter`);
  await expect(feeForm(page).example).toBeVisible();
  expect(asked).toEqual([]);
});

test('the table can be downloaded', async ({ page }) => {
  await page.goto(links.simple);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('fees-by-year.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF"Year","Capital contributed","Management charge","Performance charge","Broker cost","Total fees","Closing NAV"',
  );
  expect(lines[1]).toBe('1,5000000,100000,900000,10000,1010000,3990000');
  expect(lines).toHaveLength(7);
});

for (const width of [390, 1440]) {
  test(`at ${String(width)} px both tables say what heads a row, and set their amounts at the right`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    for (const name of ['year by year', 'for one year']) {
      const table = page.getByRole('table', { name });
      const heading = await table
        .locator('tbody th')
        .first()
        .evaluate((cell) => {
          const head = cell.closest('table')?.tHead;
          return (head && head.clientWidth > 1 ? head.innerText : '') + getComputedStyle(cell, '::before').content;
        });
      expect(heading).toMatch(/Year|Return/);
      const gaps = await table.locator('td').evaluateAll((cells) =>
        cells.map((cell) => {
          const amount = document.createRange();
          amount.selectNodeContents(cell);
          return Math.round(cell.getBoundingClientRect().right - amount.getBoundingClientRect().right);
        }),
      );
      expect(new Set(gaps)).toEqual(new Set([0]));
    }
  });
}

test('Print prints, and paper has the terms and the table but no form', async ({ page }) => {
  await page.goto(links.simple);
  const { result, table, capital } = feeForm(page);
  await expect(result).toBeVisible();
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  const answer = page.getByRole('region', { name: 'Your result' });
  await expect(answer.getByRole('definition').filter({ hasText: '10% a year' })).toBeVisible();
  await expect(capital).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test.describe('with every script 3 s late', () => {
  test.beforeEach(({ page }) => delayScripts(page));

  test('what was typed and pressed before counts', async ({ page }) => {
    await page.goto(address);
    const { capital, years, illustration, calculate, blank, result, summary } = feeForm(page);
    await illustration.check();
    await capital.fill('1 crore');
    await page.getByRole('textbox', { name: 'Management fee' }).fill('2.5');
    await page.getByRole('textbox', { name: 'Performance fee' }).fill('0');
    await years.fill('1');
    await calculate.click();
    await expect(calculate).toHaveAttribute('aria-busy', 'true');
    await expect(blank).toBeVisible();
    await expect(page.getByText('The script that calculates has not arrived yet.')).toBeVisible();
    await expect(result).toBeVisible(late);
    await expect(summary).toContainText('The closing NAV is ₹1,16,49,925.');
    await expect(calculate).not.toHaveAttribute('aria-busy');
    await expect(capital).toHaveValue('1 crore');
    await expect(capital).toHaveAccessibleDescription('₹1,00,00,000: one crore rupees');
    await expect(page.getByText('The script that calculates has not arrived yet.')).toBeHidden();
  });

  test('a link opens with its figures at once and its result when it can', async ({ page }) => {
    await page.goto(links.usedUp);
    const { capital, blank, table, result } = feeForm(page);
    await expect(capital).toHaveValue('1,00,000');
    await expect(blank).toBeVisible();
    await expect(table).toHaveCount(0);
    await expect(result).toBeVisible(late);
    await expect(blank).toHaveCount(0);
  });
});

test.describe('with every script failing', () => {
  test('keeps what was typed, says so, and works once scripts come again', async ({ page }) => {
    await failScripts(page);
    await page.goto(address);
    const { capital, years, calculate, result } = feeForm(page);
    await capital.fill('75 lakh');
    await years.fill('3');
    await calculate.click();
    await expect(page).toHaveURL(/capital=75\+lakh/);
    await expect(capital).toHaveValue('75 lakh');
    await expect(years).toHaveValue('3');
    await expect(page.getByText('The script that calculates has not arrived yet.')).toBeVisible();
    await expect(result).toHaveCount(0);

    await page.unroute(islandScripts);
    await page.reload();
    await expect(result).toBeVisible();
    await expect(feeForm(page).table.getByRole('row')).toHaveCount(4);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the worked example, says why, and has no dead button', async ({ page }) => {
    await page.goto(address);
    const { example, capital, calculate } = feeForm(page);
    await expect(example).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('The calculator needs JavaScript');
    await expect(capital).toHaveValue('50,00,000');
    expect(await rowOf(page, 1, 'A worked example')).toEqual(firstYear);
    await expect(calculate).toBeHidden();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});
