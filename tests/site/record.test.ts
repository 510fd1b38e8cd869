import { describe, expect, it, test } from 'vitest';
import { readRecord } from '../../src/collections/loader/read-record.ts';
import { percentData, percentText } from '../../src/lib/returns/display.ts';
import { asMonths, lastDay, type Months } from '../../src/lib/returns/record.ts';
import { growthStatement } from '../../src/lib/returns/statements.ts';
import { periodFigures } from '../../src/lib/returns/tables.ts';
import { periodReturn, periods } from '../../src/lib/returns/windows.ts';
import { formatDate } from '../../src/lib/format.ts';
import { pagesOfPdf } from '../lib/pdf-text.ts';
import { entriesOf } from './support/content.ts';
import { files, pageAt, read } from './support/site.ts';

const approaches = [...entriesOf('strategies'), ...entriesOf('funds')].map(({ id, data }) => ({
  id,
  benchmark: String(data['primaryBenchmark']),
  factsheet: entriesOf('documents').find((document) => document.id === data['factsheet'])?.data['file'],
}));

/** The months of a record as a visitor downloads them. */
function downloaded(id: string): Months {
  const { rows, faults } = readRecord(read(`Performance/${id}.csv`).toString('utf8'));
  expect(faults).toEqual([]);
  const months = asMonths(rows);
  if (months === undefined) throw new Error(`${id} has no months.`);
  return months;
}

const words = async (file: string) => (await pagesOfPdf(read(file))).join(' ').replaceAll('- ', '-');

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

describe.each(approaches)('the record of $id', ({ id, benchmark, factsheet }) => {
  const months = downloaded(id);

  test.each(['/Performance', `/${id}`])('has the figures of its file on %s', (address) => {
    const document = pageAt(address)?.document;
    for (const series of ['net', 'benchmark'] as const) {
      for (const { id: period } of periods) {
        const cell = document?.querySelector(
          `[data-approach="${id}"][data-series="${series}"][data-period="${period}"]`,
        );
        const share = periodReturn(months, series, period);
        expect(cell?.text.trim(), `${series} ${period}`).toBe(percentText(share));
        // Where the words are no number as programs write it, a data element has one.
        const read = cell?.querySelector('data')?.getAttribute('value') ?? cell?.text.trim();
        expect(read).toBe(share === undefined ? percentText(share) : percentData(share));
      }
    }
  });

  it('has the same figures on its factsheet', async () => {
    const pdf = await words(String(factsheet));
    for (const { name, cells } of periodFigures(months, benchmark, '').rows) {
      expect(pdf).toContain([name, ...cells.map((cell) => cell.words)].join(' '));
    }
    expect(pdf).toContain(plain(growthStatement(months, benchmark)));
    expect(pdf).toContain('not verified by SEBI');
    expect(pdf).toContain('Specimen');
  });

  it('has the same figures in the report', async () => {
    const pdf = await words('files/performance-report.pdf');
    expect(pdf).toContain(formatDate(lastDay(months)));
    for (const { cells } of periodFigures(months, benchmark, '').rows)
      for (const { words: figure } of cells) expect(pdf).toContain(figure);
  });

  it('says in each row of its file that it is invented', () => {
    const [head, ...rows] = read(`Performance/${id}.csv`).toString('utf8').trimEnd().split('\r\n');
    expect(head).toBe('month,net,benchmark,note');
    expect(rows).toHaveLength(months.length);
    for (const row of rows) expect(row).toMatch(/^\d{4}-\d\d,-?[\d.]+,-?[\d.]+,Specimen: invented$/);
  });

  it('says what the regulator asks for, with the link to other managers', () => {
    for (const address of ['/Performance', `/${id}`]) {
      const main = pageAt(address)?.document.querySelector('main');
      expect(main?.text).toContain('Performance related information provided herein is not verified by SEBI.');
      expect(main?.querySelector('a[href^="https://www.apmiindia.org/"]')).toBeTruthy();
    }
  });
});

/** What is known of the record of April 2024 to September 2025 by another way than this project's. */
const workedFigures = {
  page: [
    ...['1.70', '−1.83', '9.05', '−8.97', '2.61', '1.30', '−3.41', '6.99', '−6.49', '4.71', '−4.68', '0.15'],
    ...['₹51,97,133 (+3.94%)', '₹53,57,342 (+7.15%)', '−21.91', '−18.55', '14.14', '13.93', '3.96', '0.97'],
    'From 30 September 2024 to 28 February 2025 the value fell by 21.91%',
    'the peak has not been regained; on 30 September 2025 the value stood 8.97% below it',
  ],
  paper: [
    ...['1.70', '−1.83', '9.05', '−8.97', '2.61', '1.30', '−3.41', '6.99', '−6.49', '4.71', '−4.68', '0.15'],
    ...['₹51,97,133 (+3.94%)', '₹53,57,342 (+7.15%)', '−21.91', '18.55%', '14.14', '13.93', '3.96', '0.97'],
  ],
};

it('has every figure of the worked record on its page and its factsheet', async () => {
  const page = plain(pageAt('/SpecialOpportunities')?.document.querySelector('main')?.text ?? '');
  for (const figure of workedFigures.page) expect(page).toContain(figure);
  const paper = await words('files/special-opportunities-factsheet.pdf');
  for (const figure of workedFigures.paper) expect(paper).toContain(figure);
  const months = downloaded('SpecialOpportunities');
  expect(months).toHaveLength(18);
  expect(months[0]).toMatchObject({ month: '2024-04', net: 1.8, benchmark: 1.2 });
  expect(months[17]).toMatchObject({ month: '2025-09', net: 1.7, benchmark: 1.3 });
});

it('offers a file for each record and no other', () => {
  expect([...files].filter((file) => file.endsWith('.csv')).sort()).toEqual(
    approaches.map(({ id }) => `Performance/${id}.csv`).sort(),
  );
});

it('shows the worked client as it was worked out', () => {
  const text = plain(pageAt('/WhyMyReturnDiffers')?.document.querySelector('main')?.text ?? '');
  for (const figure of ['2.61%', '−2.01%', '₹97,48,794']) expect(text).toContain(figure);
});

it('has no record in structured data', () => {
  for (const { id } of approaches) {
    const data = pageAt(`/${id}`)?.document.querySelectorAll('script[type="application/ld+json"]') ?? [];
    for (const script of data) expect(script.text).not.toMatch(/benchmark|return/i);
  }
});
