import { expect, test } from 'vitest';
import { comparisonRows } from '../../../../src/lib/approaches/comparison.ts';

/** An approach with a tag, and with what of it is invented. */
const tagged = (id: string, data: { specimen?: boolean; specimenFields?: string[]; strategyTag?: 'Equity' }) => ({
  id,
  data: {
    name: id,
    summary: 'Stocks.',
    strategyTag: 'Equity' as const,
    specimen: false,
    specimenFields: [],
    ...data,
  },
});

const field = tagged('A', { specimenFields: ['strategyTag'] });
const whole = tagged('B', { specimen: true });
const real = tagged('C', {});
const silent = { id: 'D', data: { ...real.data, strategyTag: undefined } };

test.each([
  ['the row, if all its values are invented', [field, field], true, [false, false]],
  ['the row, beside an approach that is marked as a whole', [field, whole], true, [false, false]],
  ['the row, beside an approach that says nothing', [field, silent], true, [false, false]],
  ['each value, if another is real', [field, whole, real], false, [true, false, false]],
  ['nothing, if the head of the column has the mark', [whole, whole], false, [false, false]],
])('a mark of invented values is on %s', (_, approaches, ofRow, ofCells) => {
  const row = comparisonRows(approaches, 5_000_000).find(({ name }) => name === 'strategyTag');
  expect(row?.isSpecimen).toBe(ofRow);
  expect(row?.cells.map(({ isSpecimen }) => isSpecimen)).toEqual(ofCells);
});
