import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { readRecord } from '../../../../src/collections/loader/read-record.ts';
import { property } from '../../../lib/property.ts';

const file = 'content/performance/EmergingMoat.csv';
const head = 'month,net,benchmark';
const april = { line: 2, month: '2024-04', net: 1.8, benchmark: 1.2 };
const rows = [april, { line: 3, month: '2024-05', net: -0.6, benchmark: -0.3 }];
const text = [head, '2024-04,1.8,1.2', '2024-05,-0.6,-0.3', ''].join('\n');

test.each([
  ['with Windows line ends', text.replaceAll('\n', '\r\n')],
  ['in quotes', text.replaceAll(/[^,\n]+/g, '"$&"')],
  ['with spaces', text.replaceAll(',', ' , ')],
  ['as it is downloaded', text.replaceAll('\n', ',"Specimen: invented"\n').replace('"Specimen: invented"', 'note')],
])('is read %s', (_, given) => {
  expect(readRecord(file, given)).toEqual({ rows, findings: [] });
});

it('is reported with the right lines if rows are empty', () => {
  const { findings } = readRecord(file, text.replace('\n2024-05', '\n\n2024-06'));
  expect(findings).toMatchObject([{ code: 'record-gap', line: 4 }]);
});

it.each(['\n', '\r\n', '\r'])('is reported if a quotation mark is never closed, with %j between lines', (end) => {
  const open = text.replace('1.8', '"1.8').replaceAll('\n', end);
  for (const given of [open, open.replace('-0.3', '-0.3"')])
    expect(readRecord(file, given).findings).toMatchObject([{ code: 'record-unreadable', line: 2 }]);
});

property([fc.string(), fc.boolean()])('gives rows or findings for any text', (any, withHead) => {
  const { rows: read, findings } = readRecord(file, withHead ? `${head}\n${any}` : any);
  expect(read.length + findings.length).toBeGreaterThan(0);
  for (const { net, benchmark } of read) expect(Number.isFinite(net) && Number.isFinite(benchmark)).toBe(true);
});
