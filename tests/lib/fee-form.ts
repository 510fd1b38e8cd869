import { expect, type Page } from '@playwright/test';

export const address = '/FeeCalculation';

/** A link that carries the starting figures, and one to an illustration with a loss in its second year. */
export const links = {
  simple: `${address}?capital=5000000&management=2&hurdle=10&performance=20&broker=10000&years=5&mode=simple`,
  illustration: `${address}?capital=10000000&management=2&hurdle=10&performance=20&years=3&mode=illustration&other=0&brokerage=0&returns=50,-20,20&gst=0`,
  usedUp: `${address}?capital=100000&management=2&hurdle=10&performance=20&broker=30000&years=6&mode=simple`,
};

/** The parts of the calculator as a visitor finds them. */
export const feeForm = (page: Page) => ({
  capital: page.getByRole('textbox', { name: 'Capital at the start' }),
  management: page.getByRole('textbox', { name: 'Management fee' }),
  hurdle: page.getByRole('textbox', { name: 'Hurdle rate' }),
  performance: page.getByRole('textbox', { name: 'Performance fee' }),
  broker: page.getByRole('textbox', { name: 'Brokerage, ₹' }),
  years: page.getByRole('textbox', { name: 'Years' }),
  returns: page.getByRole('textbox', { name: 'Return of each year' }),
  simple: page.getByRole('radio', { name: 'Simple projection' }),
  illustration: page.getByRole('radio', { name: 'Regulator-style illustration' }),
  gst: page.getByRole('checkbox', { name: 'GST' }),
  calculate: page.getByRole('button', { name: 'Calculate' }),
  example: page.getByRole('heading', { name: 'A worked example' }),
  result: page.getByRole('heading', { name: 'Your result' }),
  summary: page.getByRole('status').first(),
  table: page.getByRole('table', { name: 'year by year' }),
});

/** The texts of a row, its year first. */
export async function rowOf(page: Page, year: number): Promise<string[]> {
  const row = feeForm(page).table.getByRole('row').nth(year);
  await expect(row).toBeVisible();
  return row.getByRole('cell').allInnerTexts();
}
