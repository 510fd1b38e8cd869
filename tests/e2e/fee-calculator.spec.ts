import { readFile } from 'node:fs/promises';
import { test as alone, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessible.ts';
import { address, feeForm, links } from '../lib/fee-form.ts';
import { test } from '../lib/one-page.ts';
import { failScripts, holdScripts, islandScripts } from '../lib/scripts.ts';
import { tabTo } from '../lib/tab-to.ts';
import { sticksOut } from '../lib/texts.ts';

// The stories of the calculator and tests/unit/lib/fees test what each form calculates, says about its fields and
// copies as a link.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The first year of the initial figures, by hand: 2% of 50,00,000 is 1,00,000, and the broker’s cost is added. */
const firstYear = ['₹50,00,000', '₹1,00,000', '₹0', '₹10,000', '₹1,10,000', '₹48,90,000'];

/** The lines of a downloaded result: its table, and below that its terms. */
async function download(page: Page): Promise<{ table: string[]; terms: string[] }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('fees-by-year.csv');
  const [table = '', terms = ''] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n\r\n');
  return { table: table.split('\r\n'), terms: terms.split('\r\n') };
}

test('fee plans have a link, a file and a working of their own', async ({ page }) => {
  await page.goto(links.plans.replace('hurdle2=8', 'hurdle2=9'));
  const { summary, plans, capital, termOf, calculate, illustration } = feeForm(page);
  await expect(summary).toContainText('over 5 years, with GST of 18%');
  await expect(plans).toBeChecked();
  await expect(termOf('Performance', 'Hurdle rate')).toHaveValue('9');
  // Figures line up in columns.
  for (const box of [capital, termOf('Fixed', 'Management fee')])
    await expect(box).toHaveCSS('font-variant-numeric', 'lining-nums tabular-nums');
  await termOf('Fixed', 'Management fee').fill('1.5');
  await calculate.click();
  await expect(page).toHaveURL(/&management1=1\.5&.*&hurdle2=9&/);

  const {
    table: [head, ...lines],
    terms,
  } = await download(page);
  expect(head).toMatch(/^"Plan","Year","Return, %","Opening value","Gain or loss",.*,"Closing NAV"$/);
  expect(lines.map((line) => line.split(',', 2).join())).toEqual(
    ['Fixed', 'Performance', 'Both'].flatMap((name) => [1, 2, 3, 4, 5].map((year) => `"${name}",${year}`)),
  );
  expect(terms[0]).toBe('"Fee plans side by side","over 5 years, with GST of 18%"');
  expect(terms).toContain('"Return of each year","20, −15, 12, 8, 15%"');
  expect(terms.filter((term) => term.startsWith('"Management fee'))).toEqual([
    '"Management fee (Fixed)","1.5% a year"',
    '"Management fee (Performance)","0% a year"',
    '"Management fee (Both)","1% a year"',
  ]);
  expect(terms.at(-1)).toBe(`"Link","${page.url()}"`);
  await page.getByRole('region', { name: 'Your result' }).getByRole('link', { name: 'Performance' }).click();
  await expect(illustration).toBeChecked();
  await expect(page.getByRole('heading', { name: 'The working, line by line' })).toBeVisible();
});

test('a link that only names a way of calculating opens its form, and calculates nothing yet', async ({ page }) => {
  await page.goto('/EmergingMoat');
  await page.getByRole('link', { name: 'Work out the fees' }).click();
  await expect(page).toHaveURL(`${address}?mode=plans`);
  const { plans, blank, result, calculate } = feeForm(page);
  await expect(plans).toBeChecked();
  await expect(blank).toBeVisible();
  await calculate.click();
  await expect(result).toBeVisible();
});

test('at no width do the largest results push the page sideways', async ({ page }) => {
  const widths = [320, 768, 1280];
  for (const query of [
    'mode=simple&capital=10000000000000&management=100&broker=10000000000000',
    'mode=illustration&capital=1000000000&returns=50',
    'mode=illustration&capital=10000000000000&returns=100&gst=18',
    'mode=plans&capital=10000000000000&returns=100',
  ]) {
    await page.goto(`${address}?years=50&${query}`);
    await expect(feeForm(page).result).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sticksOut(page), `${query} at ${width} px`).toEqual([]);
    }
  }
  const region = page.getByRole('group', { name: 'Closing NAV under each plan, year by year' });
  await expect(region).toContainText('Performance');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await feeForm(page).calculate.focus();
    await tabTo(page, region);
  }
});

test('the address stays the link of the result when the visitor goes back within the page', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('link', { name: 'See a worked example' }).click();
  await feeForm(page).calculate.click();
  await expect(feeForm(page).result).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/years=/);
});

test('a requested result scrolls into view; one that was there already does not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { calculate, result } = feeForm(page);
  await page.goto(links.simple);
  await expect(result).toBeInViewport();
  for (const comeAgain of [() => page.reload(), () => page.goto('/FAQ').then(() => page.goBack())]) {
    await page.getByRole('heading', { name: 'The fee plans that we offer' }).scrollIntoViewIfNeeded();
    await comeAgain();
    await expect(result).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(result).not.toBeInViewport();
  }
  await calculate.click();
  await expect(result).toBeInViewport();
});

test('a downloaded table has every year, and print leaves the form out', async ({ page }) => {
  await page.goto(links.simple);
  const { table: years, terms } = await download(page);
  expect(years[1]).toBe('1,5000000,100000,900000,10000,1010000,3990000');
  expect(years).toHaveLength(6);
  expect(terms).toEqual([
    '"Simple projection","over 5 years, without GST"',
    '"Capital at the start","₹50,00,000"',
    '"Years","5"',
    '"Management fee","2% a year"',
    '"Hurdle rate","10% a year"',
    '"Performance fee","20%"',
    '"Brokerage","₹10,000 a year"',
    `"Link","${page.url()}"`,
  ]);

  // The figures of the example could be mistaken for the visitor’s own.
  const { example, table, capital } = feeForm(page);
  await expect(table).toBeVisible();
  await expect(example).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(example).toBeHidden();
  const answer = page.getByRole('region', { name: 'Your result' });
  await expect(answer.getByRole('definition').filter({ hasText: '10% a year' })).toBeVisible();
  await expect(capital).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('with every script late, earlier input and clicks count', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(address);
  const { capital, years, illustration, calculate, blank, result, summary } = feeForm(page);
  await illustration.check();
  await capital.fill('1 crore');
  // No words below it speak of another amount.
  await expect(capital).toHaveAccessibleDescription('');
  await page.getByRole('textbox', { name: 'Management fee' }).fill('2.5');
  await page.getByRole('textbox', { name: 'Performance fee' }).fill('0');
  await years.fill('1');
  await calculate.click();
  await expect(calculate).toHaveAttribute('aria-busy', 'true');
  await expect(blank).toBeVisible();
  const waiting = page.getByText('The calculator has not loaded yet.');
  await expect(waiting).toBeVisible();
  await expectAccessible(page, 'waiting');
  release();
  await expect(result).toBeVisible();
  await expect(summary).toContainText('The closing NAV is ₹1,16,49,925.');
  await expect(calculate).not.toHaveAttribute('aria-busy');
  await expect(capital).toHaveAccessibleDescription('₹1,00,00,000: one crore rupees');
  await expect(waiting).toBeHidden();
});

test('with every script late, earlier input in a fee plan counts too', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(address);
  const { plans, termOf, result, summary } = feeForm(page);
  await plans.check();
  await termOf('Fixed', 'Management fee').fill('3 per cent');
  await page.getByRole('button', { name: 'An early loss' }).click();
  release();
  await expect(result).toBeVisible();
  await expect(summary).toContainText('Management fee (Fixed): not a number, counted as 0');
  await expect(termOf('Fixed', 'Management fee')).toHaveValue('3 per cent');
});

test('with every script late, a link opens with its figures at once and its result later', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(links.illustration);
  const { capital, blank, table, result, summary } = feeForm(page);
  await expect(capital).toHaveValue('1,00,00,000');
  await expect(blank).toBeVisible();
  await expect(table).toHaveCount(0);
  release();
  await expect(result).toBeVisible();
  await expect(summary).toContainText('over 3 years, without GST');
  await expect(blank).toHaveCount(0);
});

for (const [typed, returns] of [
  ['', '-20'],
  ['-5', '-5'],
] as const) {
  const between = typed && `, typing “${typed}”`;
  test(`a preset${between} and Calculate before the script arrives give the returns ${returns}`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(address);
    const { illustration, calculate, result } = feeForm(page);
    const field = page.getByRole('textbox', { name: 'Return of each year, %' });
    await illustration.check();
    await page.getByRole('button', { name: 'Loss 20%' }).click();
    if (typed) await field.fill(typed);
    await calculate.click();
    release();
    await expect(result).toBeVisible();
    await expect(field).toHaveValue(returns);
    await expect(page).toHaveURL(new RegExp(`returns=${returns}&`));
  });
}

test('with every script failing, it keeps input and clicks, says so, and works once the scripts load', async ({
  page,
}) => {
  await failScripts(page);
  await page.goto(address);
  const { capital, years, illustration, calculate, result, table } = feeForm(page);
  await illustration.check();
  // Neither text is a number.
  await capital.fill('5 million');
  await years.fill('');
  await calculate.click();
  await expect(page).toHaveURL(/capital=5\+million/);
  await expect(capital).toHaveValue('5 million');
  await expect(years).toHaveValue('');
  await expect(page.getByText('The calculator has not loaded yet.')).toBeInViewport();
  await expect(calculate).toBeInViewport();
  await expect(result).toHaveCount(0);
  await capital.fill('75 lakh');
  await years.fill('3');
  await page.getByRole('button', { name: 'Loss 20%' }).click();
  await expect(page).toHaveURL(/capital=75\+lakh.*preset=/);

  await page.unroute(islandScripts);
  await page.reload();
  await expect(result).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('textbox', { name: 'Return of each year, %' })).toHaveValue('-20');
});

// It would be believed if the form's own example stood there instead.
test('a link with texts that are no figures opens with them, and says how they are counted', async ({ page }) => {
  await page.goto(`${address}?mode=illustration&capital=-20000000&management=%3Cb%3E2%3C/b%3E&returns=ten,20`);
  const { capital, summary } = feeForm(page);
  await expect(summary).toContainText('Management fee, Return of each year: not a number, counted as 0.');
  await expect(summary).toContainText('Capital at the start: below 0, counted as 0.');
  await expect(capital).toHaveValue('-20000000');
  await expect(page.getByRole('textbox', { name: 'Management fee' })).toHaveValue('<b>2</b>');
  await expect(page.getByRole('textbox', { name: 'Return of each year' })).toHaveValue('ten,20');
});

test('a link with another rate of GST adds the form’s, and says so until the next result', async ({ page }) => {
  const { calculate, summary } = feeForm(page);
  await page.goto(links.plans.replace('gst=18%25', 'gst=12'));
  await expect(summary).toContainText('with GST of 18%');
  await expect(summary).toContainText('GST: not at the rate of the link.');
  await calculate.click();
  await expect(summary).not.toContainText('the rate of the link');
  await expect(page).toHaveURL(/gst=18&/);
});

test('a blank figure in a link is 0, and what is not a field of the form is ignored', async ({ page }) => {
  await page.goto(`${address}?capital=&mode=__proto__&__proto__=1&fee-years=7`);
  const { capital, years, summary } = feeForm(page);
  await expect(summary).toContainText('The closing NAV is −₹48,040.');
  await expect(capital).toHaveValue('');
  await expect(years).toHaveValue('5');
  await page.goto(`${address}?fee-years=7&utm_source=mail`);
  await expect(years).toHaveValue('5');
  await expect(page.locator('form[data-asked]')).toHaveCount(0);
});

for (const [how, comeAgain] of [
  ['a reload', (page: Page) => page.reload()],
  // The tests' browser has no back/forward cache.
  ['Back from another page', (page: Page) => page.goto('/FAQ').then(() => page.goBack())],
] as const) {
  test(`${how} keeps what was typed, and its words agree, without a result until Calculate`, async ({ page }) => {
    await page.goto(address);
    const { capital, illustration, calculate, result, summary } = feeForm(page);
    await illustration.check();
    await capital.fill('2 crore');
    await page.getByRole('link', { name: 'See a worked example' }).click();
    await comeAgain(page);
    await expect(capital).toHaveValue('2 crore');
    await expect(capital).toHaveAccessibleDescription('₹2,00,00,000: two crore rupees');
    await expect(illustration).toBeChecked();
    await expect(result).toHaveCount(0);

    await page.getByRole('button', { name: 'Loss 20%' }).click();
    await expect(summary).toContainText('Regulator-style illustration');
    // Key by key: a browser asked to reload within the instant of the first input has not noted who listens to that.
    await capital.clear();
    await capital.pressSequentially('7 crore');
    for (const time of ['once', 'twice']) {
      await comeAgain(page);
      await expect(capital, time).toHaveValue('7 crore');
      await expect(capital).toHaveAccessibleDescription('₹7,00,00,000: seven crore rupees');
      await expect(summary, time).toContainText('Regulator-style illustration');
      await expect(page.getByText('The figures have changed. Press Calculate again.')).toBeVisible();
      await expect(page).toHaveURL(/capital=20000000&.*returns=-20&/);
    }
    await calculate.click();
    await expect(page).toHaveURL(/capital=70000000&.*returns=-20&/);
    await comeAgain(page);
    await expect(page.getByRole('region', { name: 'Your result' }).getByText('₹7,00,00,000').first()).toBeVisible();
    await expect(page.getByText('The figures have changed.')).toHaveCount(0);
  });
}

// Its script stays on its page.
alone('fast typing stores the form less often than Safari allows', async ({ page }) => {
  // Safari throws an error at the hundredth call within 30 seconds.
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history);
    let count = 0;
    history.replaceState = (...state) => {
      if (++count >= 100) throw new DOMException('Too many calls', 'SecurityError');
      replaceState(...state);
    };
  });
  await page.goto(address);
  const { capital, calculate, result } = feeForm(page);
  await capital.fill('');
  await capital.pressSequentially('9'.repeat(120));
  await capital.fill('2 crore');
  await calculate.click();
  await expect(result).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the worked example, says why, and has no dead button', async ({ page }) => {
    await page.goto(address);
    const { example, capital, calculate } = feeForm(page);
    await expect(example).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('The calculator needs JavaScript');
    await expect(capital).toHaveValue('50,00,000');
    await expect(example.getByRole('table').getByRole('row').nth(1).getByRole('cell')).toHaveText(firstYear);
    await expect(calculate).toBeHidden();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});
