import { expect, test } from 'vitest';
import { isDenied } from '../../../src/lib/denial.ts';

const denied = (text: string) => {
  const start = text.search(/guarantee|assured/i);
  return isDenied(text, start, 'guarantee'.length);
};

test.each([
  'Past performance is no guarantee of anything.',
  'Neither the return nor the capital is guaranteed.',
  'Nobody here guarantees it.',
  'We cannot guarantee a return.',
  'We don’t guarantee a return.',
  'A guarantee is not given.',
  'Nothing on this site is guaranteed.',
  'Returns are never assured.',
])('denied: %s', (text) => {
  expect(denied(text)).toBe(true);
});

test.each([
  'The return is guaranteed.',
  'Guaranteed, not hoped for.',
  'Not hoped for, but guaranteed.',
  'We do not speculate. Your return is guaranteed.',
  'Not only guaranteed, it is paid early.',
  'There is nothing to fear: it is guaranteed.',
  'It is not small; it is assured.',
])('stated: %s', (text) => {
  expect(denied(text)).toBe(false);
});
