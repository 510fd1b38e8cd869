import { expect, it } from 'vitest';
import { homeMs } from '../../tools/bench/measured-build.ts';

it.each([
  ['(+14ms)', 14],
  ['(+1.32s)', Infinity],
  ['(+1m 2s)', Infinity],
])('the home page in %s', (time, ms) => {
  expect(homeMs(`04:43:03   ├─ /a/index.html.br (+3ms)\n04:43:03   ├─ /index.html ${time} \n`)).toBe(ms);
});

it('does not take an unknown time for a short one', () => {
  expect(homeMs('Complete!')).toBeNaN();
});
