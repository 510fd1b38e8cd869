import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRecord } from '../../../../src/collections/loader/read-record.ts';
import { asMonths } from '../../../../src/lib/returns/record.ts';
import { recordCsv } from '../../../../src/lib/returns/record-csv.ts';

/** A number that a record may hold, as it is typed: however small, however large. */
const typed = fc.stringMatching(/^-?\d{1,2}(\.\d{1,12})?$/);

it('reads back into the figures that a record holds, and begins no cell like a formula', () => {
  fc.assert(
    fc.property(typed, typed, fc.boolean(), (net, benchmark, isSpecimen) => {
      const record = readRecord('a.csv', `month,net,benchmark\n2025-08,${net},${benchmark}\n2025-09,0.0000001,0\n`);
      const months = asMonths(record.rows);
      if (months === undefined) throw new Error('The record cannot be read.');
      const csv = recordCsv({ months, isSpecimen });
      expect(readRecord('a.csv', csv)).toEqual(record);
      for (const cell of csv.split(/[,\r\n]+/)) expect(cell).toMatch(/^(?![=+@\t-])|^-\d[\d.]*$/);
    }),
  );
});
