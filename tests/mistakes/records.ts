import { type Example, strategy } from './example.ts';

const record = 'content/performance/SpecialOpportunities.csv';

/** A slip in one line of a record; `to` ends with the wrong line. */
const slip = (code: Example['code'], name: string, from: string, to: string, says: string): Example => ({
  code,
  name,
  file: record,
  change: [from, to],
  at: to.split('\n').findLast((line) => line !== '') ?? '',
  says,
});

const head = 'month,net,benchmark\n';

/** Slips in the monthly returns of an approach, and in what stands beside them. */
export const recordExamples: Example[] = [
  { code: 'record-empty', name: 'an empty record', file: record, change: '', says: 'the record has no month' },
  slip('record-header', 'columns in another order', head, 'month,benchmark,net\n', 'is “month,benchmark,net”'),
  {
    code: 'record-header',
    name: 'semicolons between the cells',
    file: record,
    change: 'month;net;benchmark\n2024-04;1.8;1.2\n',
    says: 'divided by semicolons',
  },
  slip('record-cells', 'a comma for a point', '2024-05,-0.6,', '2024-05,-0,6,', 'has 4 cells instead of three'),
  slip('record-month', 'a month in words', '2024-05,', 'May 2024,', '“May 2024” is no month'),
  slip('record-number', 'a percent sign', '2024-05,-0.6,', '2024-05,-0.6%,', 'leave the percent sign out'),
  slip('record-number', 'a comma in quotes', '2024-05,-0.6,', '2024-05,"-0,6",', 'write a point for the comma, -0.6'),
  slip('record-number', 'a formula', '2024-05,-0.6,', '2024-05,=1+1,', 'a formula or sign is not read'),
  slip('record-number', 'a printed minus', '2024-05,-0.6,', '2024-05,−0.6,', 'write a hyphen for the minus, -0.6'),
  slip('record-number', 'a number beyond all', '2024-05,-0.6,', '2024-05,1e309,', 'net “1e309” is no number'),
  slip('record-number', 'an empty cell', '2024-05,-0.6,', '2024-05,,', 'the cell is empty'),
  slip('record-low', 'more than everything lost', '2024-05,-0.6,', '2024-05,-100.6,', 'net -100.6 says that more'),
  slip('record-large', 'a point that is missing', '2024-06,5.2,', '2024-06,52,', 'net 52 is more than 40%'),
  slip('record-twice', 'a month twice', '2024-06,5.2,', '2024-05,5.2,', '2024-05 stands here for the second time'),
  slip(
    'record-order',
    'months in another order',
    `${head}2024-04,1.8,1.2\n2024-05,`,
    `${head}2024-06,1.8,1.2\n2024-05,`,
    '2024-05 stands below 2024-06',
  ),
  slip(
    'record-gap',
    'a month that is missing',
    '2024-05,-0.6,-0.3\n2024-06',
    '2024-06',
    '2024-05 is missing before 2024-06',
  ),
  slip(
    'record-future',
    'a month that is not over',
    '2025-09,1.7,1.3\n',
    ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01'].map((month) => `${month},1.7,1.3\n`).join(''),
    '2026-01 is not over',
  ),
  slip(
    'record-early',
    'a record that begins before the approach',
    head,
    `${head}2024-03,1.1,0.9\n`,
    '2024-03 lies before the approach began (inception: 2024-04-01)',
  ),
  slip(
    'record-late',
    'a record that begins after its approach did',
    '2024-04,1.8,1.2\n2024-05,-0.6,-0.3\n2024-06',
    '2024-06',
    'begins with 2024-06, and the approach began on 2024-04-01: add the months between',
  ),
  slip(
    'record-late',
    'a record that leaves its first whole month out',
    '2024-04,1.8,1.2\n2024-05',
    '2024-05',
    'begins with 2024-05, and the approach began on 2024-04-01: add the months between',
  ),
  {
    code: 'change-of-nothing',
    name: 'a change of benchmark to what stood there before',
    file: strategy,
    change: [
      'primaryBenchmark: BSE 500 TRI\n',
      'primaryBenchmark: BSE 500 TRI\nrecordChanges:\n  - from: 2024-10-01\n    what: primaryBenchmark\n    before: BSE 500 TRI\n    reason: The universe of companies has grown.\n',
    ],
    at: '    before: BSE 500 TRI',
    says: 'is “BSE 500 TRI”, which primaryBenchmark still is',
  },
  {
    code: 'correction-month',
    name: 'a correction of a month that the record does not have',
    file: 'content/strategies/SpecialOpportunities.mdx',
    change: [
      'primaryBenchmark: BSE 500 TRI\n',
      'primaryBenchmark: BSE 500 TRI\ncorrections:\n  - month: 2024-03\n    date: 2025-08-04\n    reason: A fee was booked twice.\n    net: -0.8\n    benchmark: -0.3\n',
    ],
    at: '  - month: 2024-03',
    says: 'the record has no month 2024-03',
  },
  {
    code: 'record-restarts',
    name: 'a change after the last month of the record',
    file: strategy,
    change: [
      'primaryBenchmark: BSE 500 TRI\n',
      'primaryBenchmark: BSE 500 TRI\nrecordChanges:\n  - from: 2025-10-01\n    what: primaryBenchmark\n    before: Nifty 50 TRI\n    reason: The universe of companies has grown.\n',
    ],
    at: 'recordChanges:',
    says: 'names a change on 2025-10-01, after the last month of the record, 2025-09',
  },
  {
    code: 'record-behind',
    name: 'records that do not end together',
    file: record,
    change: ['2025-09,1.7,1.3\n', ''],
    at: '2025-08,',
    says: 'the record ends with 2025-08, and content/performance/EmergingMoat.csv ends with 2025-09',
  },
  {
    code: 'record-stray',
    name: 'a record of no approach',
    file: 'content/performance/SpecialOpportunity.csv',
    change: `${head}2025-09,1.7,1.3\n`,
    says: 'did you mean “SpecialOpportunities”?',
  },
  {
    code: 'record-field',
    name: 'a record without its inception',
    file: 'content/strategies/SpecialOpportunities.mdx',
    change: ['inception: 2024-04-01\n', ''],
    says: 'inception is missing, and content/performance/SpecialOpportunities.csv may not be shown without it',
  },
  {
    code: 'record-unreadable',
    name: 'a quotation mark that is never closed in a record',
    file: record,
    change: `${head}2024-04,"1.8,1.2\n`,
    at: '2024-04,"1.8,1.2',
    says: 'a quotation mark is never closed',
  },
  {
    code: 'benchmark-unknown',
    name: 'a benchmark that is not on the list',
    file: strategy,
    change: ['primaryBenchmark: BSE 500 TRI', 'primaryBenchmark: BSE 50 TRI'],
    at: 'primaryBenchmark: BSE 50 TRI',
    says: 'did you mean “BSE 500 TRI”?',
  },
  {
    code: 'benchmark-strategy',
    name: 'a benchmark of another Strategy',
    file: strategy,
    change: ['primaryBenchmark: BSE 500 TRI', 'primaryBenchmark: Nifty 50 Hybrid Composite Debt 50:50'],
    at: 'primaryBenchmark: Nifty 50',
    says: 'is no benchmark for the Strategy Equity',
  },
];
