import { expect, it } from 'vitest';
import { monthInRecord } from '../../../../src/lib/returns/month-in-record.ts';

const rows = [
  { month: '2025-08', net: 1.2, benchmark: 0.8, line: 2 },
  { month: '2025-09', net: -0.5, benchmark: 0.1, line: 3 },
];
const record = { file: 'one.csv', text: 'month,net,benchmark\r\n2025-08,1.2,0.8\r\n2025-09,-0.5,0.1\r\n', rows };
const empty = { file: 'new.csv', text: 'month,net,benchmark', rows: [] };

it('adds the month after the last one, in a new record any', () => {
  const typed = { month: '2025-10', net: '2.40', benchmark: '1' };
  const line = '2025-10,2.40,1';
  expect(monthInRecord(record, typed, false)).toEqual({
    text: `${record.text}${line}\r\n`,
    change: `one.csv: ${line}`,
  });
  expect(monthInRecord(empty, typed, false)).toMatchObject({ text: `month,net,benchmark\n${line}\n` });
});

it('leaves out no month', () => {
  const fault = 'one.csv ends with 2025-09, so the next month is 2025-10, not 2025-11.';
  expect(monthInRecord(record, { month: '2025-11', net: '1', benchmark: '1' }, true)).toEqual({ fault });
});

it('changes nothing if the returns are the same', () => {
  expect(monthInRecord(record, { month: '2025-08', net: '1.20', benchmark: '.8' }, false)).toEqual({
    text: record.text,
  });
});

it('replaces published returns only on request, and tells what they were', () => {
  const typed = { month: '2025-08', net: '1.3', benchmark: '0.8' };
  expect(monthInRecord(record, typed, false)).toHaveProperty('fault', expect.stringContaining('as 1.2 and 0.8'));
  expect(monthInRecord(record, typed, true)).toEqual({
    text: record.text.replace('2025-08,1.2,', '2025-08,1.3,'),
    change: 'one.csv: 2025-08 corrected to 1.3 and 0.8',
    replaced: rows[0],
  });
});
