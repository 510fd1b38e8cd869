import { expect, test } from 'vitest';
import { checkPerformance } from '../../../../src/collections/checks/check-performance.ts';
import { readContentFile } from '../../../../src/collections/loader/read-file.ts';

/** The findings in a text. */
function told(text: string, fields = 'question: A?') {
  const bytes = new TextEncoder().encode(`---\n${fields}\n---\n\n${text}\n`);
  const { entry } = readContentFile('content/communiques/a.mdx', bytes);
  return entry === undefined ? [{ message: 'nothing was read' }] : checkPerformance(entry);
}

const bare = [{ message: expect.stringMatching(/^a performance figure must not be shown alone: add /) as string }];

test.each([
  '+25%, last year',
  'The fund: +18.4 per cent since inception.',
  'You will earn 20% every year with us.',
  'Our clients earned more than 20% a year.',
  'It delivered about 21 per cent annually over ten years.',
  'We beat the Nifty by 9 percentage points in 2024.',
  'It has outperformed its benchmark by 250 basis points.',
  'That is 9 points ahead of the Nifty.',
  'The fund did 4% better than the index.',
  'Our portfolio rose 12% in 2024.',
  'The NAV grew 35% last year.',
  'The fund was up 21% in FY25.',
  'Returns: 21%.',
  'Our portfolio fell by 12% in 2024.',
  'We lost about 8 per cent last quarter.',
  'The fund was down 4% in 2025.',
  'It underperformed its benchmark by 2 percentage points.',
  'That is 3 points behind the Nifty.',
  '| Return | 185% |\n| --- | --- |\n| CAGR | 21% CAGR |',
  '| | Return in 2024 |\n| --- | --- |\n| Fund | +24.6% |',
  '| Year | Return (%) |\n| --- | --- |\n| 2024 | 24.6 |',
  '| | The fund |\n| --- | --- |\n| Performance in 2024 | −4 per cent |',
  '![The fund returned 41% in 2024](./fund.png)',
  '| Period | Emerging Moat | BSE 500 TRI |\n| --- | --- | --- |\n| 1 year | 41.2% | 30.1% |',
  '| Strategy | 2023 | 2024 |\n| --- | --- | --- |\n| Emerging Moat | 21% | 41% |',
  '| Fund (%) | 1Y | 3Y |\n| --- | --- | --- |\n| Growth (%) | 41.2 | 30 |',
  'Emerging Moat +41.2% vs Nifty +18.4%',
  'It gave our investors approx. 41% in 2024.',
  'The fund returned a stellar 41%.',
  'XIRR: 28%',
  '₹1 crore grew to ₹2.7 crore.',
  'The strategy returned −12% in 2024.',
  'A return of -8%.',
  'It had a CAGR of +18%.',
  'Our portfolio fell −12% in 2024.',
  'Emerging Moat: 22% since inception.',
  'In 2024–25 the strategy made 31 per cent.',
  '₹50 lakh invested in Emerging Moat in 2020 is now worth ₹1.4 crore.',
  'Our clients doubled their money in three years.',
  'Our portfolio beat the Nifty by six points.',
  '## 31% last year',
])('a bare performance figure: %s', (text) => {
  expect(told(text)).toMatchObject(bare);
});

test.each(['summary', 'title', 'question'])('a bare performance figure in the field %s', (field) => {
  const found = told('Its benchmark, dates and TWRR are here.', `${field}: The strategy returned 41% last year.`);
  expect(found).toMatchObject([{ field, line: 2 }]);
});

test.each([
  'The management fee is 2% a year, and GST of 18% comes on top.',
  'Operating expenses are at most 0.50% of average AUM a year.',
  'Each rupee added in the last four years has earned only 12%, the cost of capital.',
  'If money of similar risk earns 12% elsewhere, this company creates value.',
  'A fall of 50% needs a rise of 100%.',
  'Sales growth over 10% and profit growth over 25% are asked for.',
  'If the portfolio fell 20%, a client would need a rise of 25%.',
  'Call +91 484 000 0100 in 2025.',
  '- 2% a year, charged quarterly',
  'In 2024–25 the company made 31% of its sales abroad, and doubled its capital.',
  'Its sales grew 20% since inception, and the price rose by 5% since launch.',
  'Its sales grew 20% in 2024, and those of our portfolio’s companies rose 15%.',
  'The rate went up 2% in FY25, and prices by up to 8% a year.',
  'Return on capital: 21% of what was put in.',
  'Sales rose by 12% in 2024, and its profit grew by 14%.',
  'Bank deposits returned 7% in 2024, and the rupee gained 3%.',
  '| Fund | Management fee, first year |\n| --- | --- |\n| Growth | 2% |',
  '| Fee | Rate |\n| --- | --- |\n| Performance fee | 20% |',
  '| Company | Return on equity (%) |\n| --- | --- |\n| Maker of tea | 24.6 |',
])('not a performance figure: %s', (text) => {
  expect(told(text)).toEqual([]);
});

test('a figure with its date, its basis, its benchmark and SEBI’s words is reported neither in a text nor in a field', () => {
  const text =
    'In 2024 we beat the Nifty 500 TRI by 9 percentage points, by TWRR and net of all fees: not verified by SEBI.';
  expect(told(text)).toEqual([]);
  expect(told('Text.', `summary: ${text}`)).toEqual([]);
});
