import { expect, it } from 'vitest';
import { inCpuTime } from '../../tools/lib/cpu-time.ts';

it.each([
  ['a task that another program held up', { ph: 'X', dur: 30_000, tdur: 9_000 }, 9_000],
  ['a task that ran through', { ph: 'X', dur: 9_000, tdur: 9_000 }, 9_000],
  ['a task whose processor’s clock is ahead by a tick', { ph: 'X', dur: 9_000, tdur: 9_001 }, 9_000],
  ['a task without a time of the processor', { ph: 'X', dur: 9_000 }, 9_000],
  ['an event of another kind', { ph: 'I', dur: 9_000, tdur: 1 }, 9_000],
])('counts %s', (_, event, microseconds) => {
  expect(inCpuTime([event])).toEqual([{ ...event, dur: microseconds }]);
});
