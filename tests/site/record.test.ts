import { describe, expect, it, test } from 'vitest';
import { readRecord } from '../../src/collections/loader/read-record.ts';
import { percentDigits, percentForData } from '../../src/lib/returns/display.ts';
import { asMonths, lastDay, type Months } from '../../src/lib/returns/record.ts';
import { fallStatement, growthStatement } from '../../src/lib/returns/statements.ts';
import { periodTable, riskTable } from '../../src/lib/returns/record-tables.ts';
import { periodReturn, periods } from '../../src/lib/returns/windows.ts';
import { formatDate } from '../../src/lib/format.ts';
import { pagesOfPdf } from '../lib/pdf-text.ts';
import { recorded } from './support/approaches.ts';
import { elementsAt, files, plain, read, textAt } from './support/site.ts';

/** The months of a record as a visitor downloads them. */
function downloaded(id: string): Months {
  const { rows, findings } = readRecord(`Performance/${id}.csv`, read(`Performance/${id}.csv`).toString('utf8'));
  expect(findings).toEqual([]);
  const months = asMonths(rows);
  if (months === undefined) throw new Error(`${id} has no months.`);
  return months;
}

const notVerified = 'Performance related information provided herein is not verified by SEBI.';

/** Checks the statements that the regulator requires on a page with returns. */
function expectNotVerified(address: string): void {
  expect(textAt(address)).toContain(notVerified);
  expect(elementsAt(address, 'main a[href^="https://www.apmiindia.org/"]'), address).not.toEqual([]);
}

const words = async (file: string) => (await pagesOfPdf(read(file))).join(' ').replaceAll('- ', '-');

describe.each(recorded)('the record of $id', ({ id, name, data, factsheet, isInvented }) => {
  const benchmark = data.primaryBenchmark ?? '';
  const months = downloaded(id);

  test.each(['/Performance', `/${id}`])('is shown on %s with the figures of its file', (address) => {
    for (const series of ['net', 'benchmark'] as const) {
      for (const { id: period, months: length } of periods) {
        const place = `[data-approach="${id}"][data-series="${series}"][data-period="${period}"]`;
        const [cell] = elementsAt(address, place);
        const share = periodReturn(months, series, length);
        expect(cell?.text.trim(), `${series} ${period}`).toBe(
          share === undefined ? '—no figure' : percentDigits(share),
        );
        const value = cell?.querySelector('data')?.getAttribute('value');
        expect(value).toBe(share === undefined ? undefined : percentForData(share));
      }
    }
  });

  const { rows } = periodTable({ months, benchmark, changes: data.recordChanges ?? [] });
  const [own = '', other = ''] = [0, 1].map((column) => rows.map(({ cells }) => cells[column]?.words).join(' '));
  const perPeriod = rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell.words)].join(' '));

  const statements = [growthStatement(months, benchmark), fallStatement(months, benchmark)].map(plain);
  const inReport = [formatDate(lastDay(months)), `${name} ${own} ${benchmark} ${other}`];

  test.for([
    ['its factsheet', factsheet, [...perPeriod, 'not verified by SEBI', ...(isInvented ? ['Specimen'] : [])]],
    ['the report', 'files/latest/performance-report.pdf', inReport],
  ] as const)('has the same figures and chart texts in %s', async ([, file, figures], { skip }) => {
    skip(file === '', 'It has no factsheet.');
    const pdf = await words(file);
    for (const says of [...figures, ...statements]) expect(pdf).toContain(says);
  });

  it.for([
    ['its factsheet', factsheet, perPeriod[0] ?? ''],
    ['the report', 'files/latest/performance-report.pdf', `${name} ${own}`],
  ] as const)(
    'is said to be unverified on the sheet with its first figures in %s',
    async ([, file, figures], { skip }) => {
      skip(file === '', 'It has no factsheet.');
      const sheets = await pagesOfPdf(read(file));
      expect(sheets.find((sheet) => sheet.replaceAll('- ', '-').includes(figures))).toContain(notVerified);
    },
  );

  // tests/unit/lib/returns/worked-record.test.ts checks the calculation independently.
  it('has on its page the results calculated from its months', () => {
    const risks = riskTable(months, benchmark).rows.map(({ name, cells }) =>
      [name, ...cells.map(({ words }) => (words === '—' ? '—no figure' : words))].join(''),
    );
    for (const says of [...statements, ...risks]) expect(textAt(`/${id}`)).toContain(says);
  });

  it('marks each row of its file if it is invented, and says in the first what must stand beside returns', () => {
    const [head, ...rows] = read(`Performance/${id}.csv`).toString('utf8').trimEnd().split('\r\n');
    expect(head).toBe('month,net,benchmark,note');
    expect(rows).toHaveLength(months.length);
    for (const row of rows) {
      expect(row).toMatch(/^\d{4}-\d\d,-?[\d.]+,-?[\d.]+,".*"$/);
      expect(row.includes('"Specimen: invented')).toBe(isInvented);
    }
    for (const words of [`Benchmark: ${benchmark}.`, 'after all fees and expenses', notVerified, 'apmiindia.org'])
      expect(rows[0]).toContain(words);
  });

  it('has the statement that the regulator requires, with the link to other managers', () => {
    for (const address of ['/Performance', '/Compare', `/${id}`]) expectNotVerified(address);
  });
});

it.runIf(files.has('Communique3.html'))(
  'an article with a return has the statement that the regulator requires, on its page and in its PDF',
  async () => {
    expectNotVerified('/Communique3');
    expect(await words('newsletter/Communique3.pdf')).toContain(notVerified);
  },
);

it('offers a file for each record, and no others', () => {
  const offered = [...files].filter((file) => file.endsWith('.csv'));
  expect(offered.sort()).toEqual(recorded.map(({ id }) => `Performance/${id}.csv`).sort());
});
