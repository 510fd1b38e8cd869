import { expect, it } from 'vitest';
import { exampleRecord } from '../../../../src/components/examples/example-record.ts';
import { steadyMonths } from '../../../lib/steady-months.ts';
import { performanceTables, recordBlocks } from '../../../../src/pdf/typeset/record-blocks.ts';

const note = (id: string) => ({ id, heading: '', text: `What compliance says of ${id}.` });
const page = { groups: [], sections: ['basis', 'notVerified'].map(note) };
const others = 'https://a.example';
type Example = typeof exampleRecord;
const blocksOf = (...records: Example[]) => performanceTables({ records, page, others });
/** The report on these records, as text. */
const report = (...records: Example[]) => JSON.stringify(blocksOf(...records));

it('adds the notes of the page to a record', () => {
  const factsheet = JSON.stringify(recordBlocks(exampleRecord, page, others));
  expect(factsheet).toContain('in percent. What compliance says of notVerified.');
  expect(factsheet).toContain('What compliance says of basis. Past performance');
  expect(report(exampleRecord)).toContain(page.sections[1]?.text);
});

it('has no column “since inception” in the report if a change ended a record', () => {
  const day = { from: new Date('2024-04-01T00:00:00Z'), what: 'primaryBenchmark' as const };
  const changed = { ...exampleRecord, changes: [{ ...day, before: 'Nifty 50 TRI', reason: 'It holds others.' }] };
  expect(report(exampleRecord)).toContain('"Since inception"');
  expect(report(exampleRecord, changed)).not.toContain('"Since inception"');
  expect(report(exampleRecord, changed)).toContain('Since 1 April 2024, when its Strategy or benchmark changed');
  // The figures stay in the row, whatever the column is called.
  expect(report(changed)).toContain('2.61');
});

it('has a column for each financial year of a record, including the months so far of the current one', () => {
  const years = report(exampleRecord);
  expect(years).toContain('each month of the financial year 2025–26.');
  for (const year of ['2024–25', '2025–26']) expect(years).toContain(`["${year}"]`);
  // As worked out for the example: the first year, and the six months of the second, above those of the benchmark.
  expect(years).toMatch(/\["−4\.68"\],\["9\.05 \(6\)"\].*\["0\.15"\],\["6\.99 \(6\)"\]/);
});

it('splits a long record into several tables of years, because too many columns would overlap', () => {
  const record = { ...exampleRecord, months: steadyMonths(13 * 12, '2013-04') };
  const tables = blocksOf(record).flatMap((block) =>
    block.is === 'table' && JSON.stringify(block.caption).includes('financial year, April') ? [block.head] : [],
  );
  expect(tables.map(({ length }) => length - 1)).toEqual([6, 6, 1]);
});
