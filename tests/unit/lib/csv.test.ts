import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from '../../../src/lib/csv.ts';

it('is UTF-8 with its mark, texts in quotes, lines ended as the standard asks', () => {
  const rows = [['Year', 'Total “fees”, "all"'], [1], [1_010_000, -80_000.500000000006]];
  expect(toCsv(rows)).toBe('\uFEFF"Year","Total “fees”, ""all"""\r\n1\r\n1010000,-80000.5\r\n');
});

it('lets no text begin a formula', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (sign, rest) => {
      expect(toCsv([[sign + rest]])).toMatch(/^\uFEFF"'/);
    }),
  );
});
