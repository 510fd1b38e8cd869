import { expect, it } from 'vitest';
import { nextPageTime, type TraceEvent } from '../lib/next-page-time.ts';

const LEFT = 1;
const NEXT = 2;
const MAIN = 7;

const main = (pid: number): TraceEvent => ({
  ...{ name: 'thread_name', ph: 'M', pid, tid: MAIN, ts: 0 },
  args: { name: 'CrRendererMain' },
});
const instant = (name: string, pid: number, ms: number): TraceEvent => ({
  ...{ name, ph: 'I', pid, tid: MAIN, ts: ms * 1000 },
});
/** A task from one moment to another, in ms, and for how much of it its thread was at work. */
const task = (pid: number, from: number, to: number, work = to - from, tid = MAIN): TraceEvent => ({
  ...{ name: 'ThreadControllerImpl::RunTask', ph: 'X', pid, tid, ts: from * 1000 },
  ...{ dur: (to - from) * 1000, tdur: work * 1000 },
});

const leaving = { ...instant('RenderFrameImpl::BeginNavigation', LEFT, 11), ph: 'X', dur: 1000 };
const journey = [
  main(LEFT),
  main(NEXT),
  instant('clicked', LEFT, 10),
  leaving,
  instant('firstContentfulPaint', LEFT, 2),
  instant('firstContentfulPaint', NEXT, 50),
];

it.each([
  ['pages that do nothing', [], 40],
  ['work of the next page', [task(NEXT, 20, 30)], 40 + 3 * 10],
  ['work of the next page that another program held up', [task(NEXT, 20, 30, 4)], 40 + 3 * 4],
  ['the part of the next page’s work before it is painted', [task(NEXT, 45, 55)], 40 + 3 * 5],
  ['the page that is left, from the click until it has said where to go', [task(LEFT, 8, 13)], 40 + 3 * 2],
  ['no other work of the page that is left', [task(LEFT, 14, 40)], 40],
  ['no other thread', [task(NEXT, 20, 30, 10, MAIN + 1)], 40],
  ['work whose thread has no clock, by the clock', [{ ...task(NEXT, 20, 30), tdur: undefined }], 40 + 3 * 10],
])('counts %s', (_, tasks, ms) => {
  expect(nextPageTime([...journey, ...(tasks as TraceEvent[])], 4)).toBeCloseTo(ms, 9);
});

it('counts a process that holds both pages once', () => {
  const shared = [...journey, task(LEFT, 10, 12), task(NEXT, 20, 30)].map((event) => ({ ...event, pid: LEFT }));
  expect(nextPageTime(shared, 4)).toBeCloseTo(40 + 3 * 12, 9);
});

it('is the time that went by where nothing is slower', () => {
  expect(nextPageTime([...journey, task(NEXT, 20, 30)], 1)).toBe(40);
});

it.each([
  ['clicked', 'no click'],
  ['RenderFrameImpl::BeginNavigation', 'no start of a navigation after the click'],
  ['firstContentfulPaint', 'no paint after the click'],
  ['thread_name', 'no main thread of the page'],
])('names what the trace lacks without %s', (name, words) => {
  expect(() =>
    nextPageTime(
      journey.filter((event) => event.name !== name),
      4,
    ),
  ).toThrow(words);
});
