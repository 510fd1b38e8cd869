import { expect, test } from 'vitest';
import { isDenied } from '../../../src/lib/denial.ts';

const denied = (text: string) => {
  const start = text.search(/guarantee|assured|will earn/i);
  return isDenied(text, start, 'guarantee'.length);
};

test.each([
  'Past performance is no guarantee of anything.',
  'Neither the return nor the capital is guaranteed.',
  'We cannot guarantee a return.',
  'We don’t guarantee a return.',
  'A guarantee is not given.',
  'Returns are never assured.',
  'We do not promise, guarantee or assure a return.',
  'No scheme, fund, product or manager can guarantee a return.',
  'Guaranteed returns do not exist.',
  'We do not say that returns are guaranteed.',
  'It is not presented as guaranteed.',
  'Nobody can promise that a return is guaranteed.',
  'No one here is in doubt that nothing is guaranteed.',
  'Neither the capital as well as the return is guaranteed.',
  'Nothing since 2015 was guaranteed.',
  'No return is guaranteed because of a rating.',
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
  'No lock-in, no entry load, assured returns.',
  'Without paperwork, you get assured returns.',
  'It is not just a plan, it is a guaranteed income.',
  'We do not merely promise, we guarantee returns.',
  'There is no doubt that your capital is guaranteed.',
  'Assured returns do not depend on the market.',
  'A guaranteed return is not the only benefit.',
  'You need not worry as the return is guaranteed.',
  'You don’t have to worry that it is guaranteed.',
  "Don't worry about the guaranteed return.",
  'Do not forget that your return is guaranteed.',
  'No one doubts that the return is guaranteed.',
  'Nobody can doubt that the return is guaranteed.',
  'It is no secret that returns are assured.',
  'It is no wonder that returns are assured.',
  'Never before was a return so guaranteed.',
  'Without a doubt you will earn 25%.',
  'Without any doubt it is guaranteed.',
  'Nothing was lost because the return is guaranteed.',
  'You lose nothing since your capital is guaranteed.',
  'A guarantee is not in doubt.',
])('stated: %s', (text) => {
  expect(denied(text)).toBe(false);
});
