import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from '../../../src/lib/csv.ts';
import { property } from '../../lib/property.ts';

it('is UTF-8 with a byte order mark, quoted texts and CRLF line ends', () => {
  const rows = [['Year-end', 'Total “fees”, "all"'], [1], [1_010_000, -80_000.500000000006]];
  expect(toCsv(rows)).toBe('\uFEFF"Year-end","Total “fees”, ""all"""\r\n1\r\n1010000,-80000.5\r\n');
});

property([fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string()])('never begins a formula', (sign, rest) => {
  expect(toCsv([[sign + rest]])).toMatch(/^\uFEFF"'/);
});
