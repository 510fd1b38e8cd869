import { expect, it } from 'vitest';
import { iconFile } from '../../../../src/lib/pages/icons.ts';
import { newest } from '../../../../src/lib/days.ts';

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
