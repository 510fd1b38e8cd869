import type { Page } from '@playwright/test';

export const address = '/FeeCalculation';

/** Links: the initial figures, an illustration with a loss in its second year, fee plans, and used-up capital. */
export const links = {
  simple: `${address}?capital=5000000&management=2&hurdle=10&performance=20&years=5&broker=10000&mode=simple`,
  illustration: `${address}?capital=10000000&management=2&hurdle=10&performance=20&years=3&mode=illustration&other=0&brokerage=0&returns=50,-20,20&gst=0`,
  plans: `${address}?capital=10000000&years=5&other=0.5&brokerage=0.2&returns=20,-15,12,8,15&gst=18%25&management1=2&hurdle1=0&performance1=0&management2=0&hurdle2=8&performance2=20&management3=1&hurdle3=10&performance3=15&mode=plans`,
  depleted: `${address}?capital=100000&management=2&hurdle=10&performance=20&years=6&broker=30000&mode=simple`,
};

/** The parts of the calculator, by accessible names; the worked example is below it, in the page's text. */
export const feeForm = (page: Page) => ({
  capital: page.getByRole('textbox', { name: 'Capital at the start' }),
  years: page.getByRole('textbox', { name: 'Years' }),
  illustration: page.getByRole('radio', { name: 'Regulator-style illustration' }),
  plans: page.getByRole('radio', { name: 'Fee plans side by side' }),
  /** A term of a fee plan. */
  termOf: (plan: string, term: string) => page.getByRole('group', { name: plan }).getByRole('textbox', { name: term }),
  calculate: page.getByRole('button', { name: 'Calculate' }),
  blank: page.getByText('Press Calculate'),
  example: page.getByRole('region', { name: 'A worked example' }),
  result: page.getByRole('heading', { name: 'Your result' }),
  summary: page.getByRole('status').first(),
  table: page.getByRole('region', { name: 'Your result' }).getByRole('table', { name: 'year by year' }),
});
