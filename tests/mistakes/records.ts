import { type Example, exampleOf, inField, inPart, put } from './example.ts';

const record = 'content/performance/SpecialOpportunities.csv';
const first = 'content/performance/EmergingMoat.csv';

/** A mistake in one line of a record; `to` ends with the wrong line. */
const inRecord = (code: Example['code'], name: string, from: string, to: string, says = '') =>
  inPart(code, name, record, [from, to], says);

const opportunities = 'content/strategies/SpecialOpportunities.mdx';
const stray = 'content/performance/SpecialOpportunity.csv';
const september = '2025-09,1.7,1.3\n';
const april = '2024-04,1.8,1.2\n';
const may = '2024-05,-0.6,-0.3\n';
const head = 'month,net,benchmark\n';
const restart = { from: '2025-10-01', what: 'primaryBenchmark', before: 'Nifty 50 TRI', reason: 'The market grew.' };
const nothing = { ...restart, from: '2024-10-01', before: 'BSE 500 TRI' };
const correction = { month: '2024-03', date: '2025-08-04', reason: 'Why.', net: -0.8, benchmark: -0.3 };
const early = { ...correction, month: '2025-08', date: '2025-08-31' };
const before = { ...restart, from: '2024-03-01' };
const debt = 'Nifty 50 Hybrid Composite Debt 50:50';
const toJanuary = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01'].map((month) => `${month},1.7,1.3\n`).join('');

/** A mistake in the cell with the return of May. */
const inMay = (name: string, cell: string, says: string) =>
  inRecord('record-number', name, '2024-05,-0.6,', `2024-05,${cell},`, says);

/** A mistake in a correction. */
const inCorrection = (code: Example['code'], name: string, value: object, blamed: string) =>
  put(code, name, opportunities, 'corrections', [value], `corrections.0.${blamed}`);

/** Mistakes in the monthly returns of an approach, and in the fields about them. */
export const recordExamples: Example[] = [
  exampleOf('record-empty', 'an empty record', { file: record, change: '' }),
  inRecord('record-header', 'columns in the wrong order', head, 'month,benchmark,net\n'),
  inRecord('record-header', 'semicolons between the cells', head, 'month;net;benchmark\n', 'separated by semicolons'),
  inRecord('record-cells', 'a comma instead of a point', '2024-05,-0.6,', '2024-05,-0,6,'),
  inRecord('record-month', 'a month in words', '2024-05,', 'May 2024,'),
  inRecord('record-number', 'a percent sign', '2024-05,-0.6,', '2024-05,-0.6%,'),
  inMay('a comma in quotes', '"-0,6"', 'write -0.6'),
  inMay('a formula', '=1+1', 'formulas and these signs are not read'),
  inMay('a printed minus', '−0.6', 'write -0.6'),
  inMay('a dash for the minus', '—0.6', 'write -0.6'),
  inMay('a loss in brackets', '(0.6)', 'write -0.6'),
  inMay('a number too large to read', '1e309', 'net “1e309” is not a number'),
  inMay('an empty cell', '', 'the cell is empty'),
  inRecord('record-low', 'a return below −100%', '2024-05,-0.6,', '2024-05,-100.6,'),
  inRecord('record-large', 'a missing decimal point', '2024-06,5.2,', '2024-06,52,'),
  inRecord('record-apart', 'a decimal point in the wrong place', '2024-06,5.2,', '2024-06,22.5,', 'look for a missing'),
  inRecord('record-doubt', 'fractions for percentages', september, '2025-09,0.017,0.013\n'),
  inRecord('record-doubt', 'the month before once more', september, '2025-09,-1.1,-1.9\n', 'those of the month before'),
  inRecord('record-twice', 'the same month twice', '2024-06,5.2,', '2024-05,5.2,'),
  inRecord('record-order', 'months in the wrong order', '2024-04,1.8,1.2\n2024-05,', '2024-06,1.8,1.2\n2024-05,'),
  inRecord('record-gap', 'a missing month', `${may}2024-06`, '2024-06'),
  inRecord('record-future', 'a month that is not over', september, toJanuary),
  inRecord('record-early', 'a record that begins before the approach', head, `${head}2024-03,1.1,0.9\n`),
  inRecord('record-late', 'a record that begins after the approach did', `${april}${may}2024-06`, '2024-06'),
  inRecord('record-late', 'a record without its first month', `${april}2024-05`, '2024-05'),
  put(
    'change-of-nothing',
    'a change to the same benchmark',
    'strategy',
    'recordChanges',
    [nothing],
    'recordChanges.0.before',
  ),
  inCorrection('correction-month', 'a correction of a month that the record does not have', correction, 'month'),
  inCorrection('field-rule', 'a correction of a month not over', early, 'date'),
  inField('field-rule', opportunities, 'recordChanges', [before], 'begin before inception'),
  put('record-restarts', 'a change after the last month of the record', 'strategy', 'recordChanges', [restart]),
  inPart('record-behind', 'records that end in different months', record, [september, ''], '', '2025-08,'),
  inRecord('record-index', 'two returns of the same index in one month', '2024-05,-0.6,-0.3', '2024-05,-0.6,0.3'),
  inPart('record-index', 'in the first record', first, ['-08,-1.5,-1.9', '-08,-1.5,1.9'], 'benchmark 1.9 for 2025-08'),
  exampleOf('record-stray', 'a record without a strategy or fund', { file: stray, change: `${head}${september}` }),
  put('record-field', 'a record without its inception', opportunities, 'inception'),
  inRecord('record-unreadable', 'a quotation mark that is never closed in a record', september, '2025-09,"1.7,1.3\n'),
  put('benchmark-unknown', 'a benchmark that is not on the list', 'strategy', 'primaryBenchmark', 'BSE 50 TRI'),
  put('benchmark-strategy', 'a benchmark of another Strategy', 'strategy', 'primaryBenchmark', debt),
];
