import fc from 'fast-check';
import { expect } from 'vitest';
import { readRecord } from '../../../../src/collections/loader/read-record.ts';
import { asMonths } from '../../../../src/lib/returns/record.ts';
import { recordCsv } from '../../../../src/lib/returns/record-csv.ts';
import { property } from '../../../lib/property.ts';

/** A number as it may be typed in a record, however small or large. */
const typed = fc.stringMatching(/^-?\d{1,2}(\.\d{1,12})?$/);

property([typed, typed, fc.boolean()])('reads back as the record, with no formula', (net, benchmark, isSpecimen) => {
  const record = readRecord('a.csv', `month,net,benchmark\n2025-08,${net},${benchmark}\n2025-09,0.0000001,0\n`);
  const months = asMonths(record.rows);
  if (months === undefined) throw new Error('The record cannot be read.');
  const csv = recordCsv({ months, benchmark: 'BSE "500", TRI', isSpecimen }, ['=1+1 is not a formula here.']);
  expect(readRecord('a.csv', csv)).toEqual(record);
  for (const cell of csv.split(/(?:,|\r\n)(?=(?:[^"]*"[^"]*")*[^"]*$)/))
    expect(cell).toMatch(/^"?(?![=+@\t-])|^-\d[\d.]*$/);
});
