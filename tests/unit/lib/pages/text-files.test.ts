import { expect, it } from 'vitest';
import { citation } from '../../../../src/lib/pages/citation.ts';
import { iconFile } from '../../../../src/lib/pages/icons.ts';
import { newest } from '../../../../src/lib/days.ts';
import { cases } from '../../../lib/cases.ts';

const citeOf = (headline: string) =>
  citation('Firm', new Date('2025-06-23T00:00:00Z'), headline, 'https://firm.example/C4');

it('the newest of several dates is the latest that is defined', () => {
  const [june, july] = [new Date('2025-06-23'), new Date('2025-07-01')];
  expect(newest([june, undefined, july, june])).toEqual(july);
  expect(newest([undefined])).toBeUndefined();
});

it('an icon file has its picture after a header with its position', () => {
  const file = iconFile(Uint8Array.of(1, 2, 3), 32);
  const view = new DataView(file.buffer);
  expect([view.getUint16(2, true), view.getUint16(4, true), view.getUint8(6)]).toEqual([1, 1, 32]);
  expect([...file.subarray(view.getUint32(18, true))]).toEqual([1, 2, 3]);
  expect(view.getUint32(14, true)).toBe(3);
});

cases('an article %s is cited with firm, date and address', citeOf, [
  ['Where a moat comes from', 'Firm (23 June 2025): Where a moat comes from. https://firm.example/C4'],
  ['What is a moat?', 'Firm (23 June 2025): What is a moat? https://firm.example/C4'],
]);
