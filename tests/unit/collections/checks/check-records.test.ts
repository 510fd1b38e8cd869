import { expect, test } from 'vitest';
import { findingLine } from '../../../../src/collections/findings/finding.ts';
import { cases } from '../../../lib/cases.ts';
import { tree } from '../../../lib/content-files.ts';
import { exampleOf, inPart, put } from '../../../mistakes/example.ts';
import { mistakesAfter } from '../../../mistakes/index.ts';

const record = 'content/performance/SpecialOpportunities.csv';
const entry = 'content/strategies/SpecialOpportunities.mdx';
const rows = new TextDecoder().decode(tree.texts.get(record));

/** The mistakes found with this inception, this change of benchmark, and this first month of the record. */
function mistakes(inception: string, change: string | undefined, firstMonth: string): string[] {
  const restart = { from: change, what: 'primaryBenchmark', before: 'Nifty 50 TRI', reason: 'Why.' };
  const examples = [
    put('record-late', 'the beginning', entry, 'inception', inception),
    put('record-late', 'the change', entry, 'recordChanges', change && [restart]),
    inPart('record-late', 'the rows', record, [rows.slice(rows.indexOf('\n') + 1, rows.indexOf(firstMonth)), '']),
  ];
  return mistakesAfter(examples).flatMap((found) => (found.file === record ? [findingLine(found)] : []));
}

const says = (words: string) => [expect.stringContaining(words) as string];

cases('inception %s, change %s, first month %s: %j', mistakes, [
  ['2024-04-01', undefined, '2024-04', []],
  ['2024-04-30', undefined, '2024-05', []],
  ['2020-01-01', '2024-04-01', '2024-04', []],
  ['2024-04-01', '2024-09-01', '2024-04', []],
  ['2024-04-20', undefined, '2024-04', says('2024-04 is before the first whole month of the approach')],
  ['2020-01-01', undefined, '2024-04', says('the approach began on 2020-01-01')],
  ['2020-01-01', '2024-04-01', '2024-05', says('after the change on 2024-04-01')],
  ['2024-04-01', '2024-09-01', '2024-10', says('after the change on 2024-09-01')],
]);

test.each([
  ['2024-06-01', ['2024-06']],
  ['2024-07-01', []],
])('a month before a change of benchmark on %s may differ from records of the new benchmark', (from, months) => {
  const change = [{ from, what: 'primaryBenchmark', before: 'Nifty 50 TRI', reason: 'Why.' }];
  const examples = [
    put('record-index', 'the change', entry, 'recordChanges', change),
    inPart('record-index', 'May', record, ['2024-05,-0.6,-0.3', '2024-05,-0.6,0.3']),
    inPart('record-index', 'June', record, [/^2024-06.*$/m.exec(rows)?.[0] ?? '', '2024-06,5.2,0']),
  ];
  const found = mistakesAfter(examples).filter(({ code }) => code === 'record-index');
  expect(found.map((mistake) => /\d{4}-\d\d/.exec(findingLine(mistake))?.[0])).toEqual(months);
});

test('names all records if two returns of an index are equally frequent', () => {
  const august = (name: string, benchmark: number) => {
    const file = `content/performance/${name}.csv`;
    const [row = ''] = /^2025-08.*$/m.exec(new TextDecoder().decode(tree.texts.get(file))) ?? [];
    return inPart('record-index', name, file, [row, row.replace(/[^,]+$/, String(benchmark))]);
  };
  const examples = [
    august('EmergingMoat', 1.9),
    august('ModerateCompounders', 1.9),
    august('UpperCrustWealthFund', 19),
  ];
  const found = mistakesAfter(examples).filter(({ code }) => code === 'record-index');
  expect(found.map(({ file }) => /\w+(?=\.csv)/.exec(file)?.[0])).toEqual([
    'EmergingMoat',
    'ModerateCompounders',
    'SpecialOpportunities',
    'UpperCrustGrowthFund',
    'UpperCrustWealthFund',
  ]);
});

test('a record that is not text is reported once, with the line of its first invalid byte', () => {
  const bytes = [...Buffer.from('month,net,benchmark\n2024-04,1.8,1.2\n2024-05,\xe9,1\n', 'latin1')];
  const found = mistakesAfter([exampleOf('not-utf8', 'a record', { file: record, bytes })]);
  expect(found.filter(({ file }) => file === record).map(({ code, line }) => [code, line])).toEqual([['not-utf8', 3]]);
});
