import { expect, it } from 'vitest';
import type { Build } from '../../tools/bench/measured-build.ts';
import type { Builds } from '../../tools/bench/repetition.ts';
import { holds, type Round, verdict, verdictLine } from '../../tools/bench/verdict.ts';

const build = (seconds: number, memory: number): Build => ({
  seconds,
  memory,
  processor: seconds,
  files: 1,
  bytes: 1,
  homeBytes: 30_000,
  homeMs: 10,
});

/** Builds in which the site takes so many times what the bare project takes, which is 10 ms an article. */
const builds = (count: number, times: number): Builds => {
  const bare = build(count / 100, count);
  const site = build((count / 100) * times, count);
  return {
    bare: { cold: bare, warm: bare },
    site: { withDocuments: { ...site }, cold: { ...site }, warm: { ...site } },
  };
};

/** A round of three repetitions, one of them on a machine that has much else to do. */
const round = (count: number, times: number, edit = 100): Round => ({
  count,
  repetitions: [builds(count, times), builds(count, times * 3), builds(count, times)],
  checks: (count / 100) * times * 0.1,
  edits: [edit, edit, 9_000],
});

const over = (rounds: readonly Round[]) =>
  verdict(rounds)
    .filter((line) => !holds(line))
    .map(({ what }) => what);

it('finds nothing over where builds take as long as the bare ones, at every number of articles', () => {
  expect(over([round(100, 1), round(1000, 1), round(5000, 1)])).toEqual([]);
});

it('holds the largest round to its ratios of time', () => {
  expect(over([round(5000, 1.3)])).toEqual(['5000 articles, one changed: time of bare']);
  expect(over([round(5000, 3.1)])).toEqual([
    '5000 articles, one changed: time of bare',
    '5000 articles, from nothing: time of bare',
    '5000 articles, from nothing, all PDFs made: time of bare',
  ]);
});

it('holds growth to a tenth above a straight line', () => {
  expect(over([round(100, 1), round(1000, 1), round(5000, 1.12)])).toEqual([
    'growth of the time from nothing, all PDFs made',
    'growth of the time from nothing',
    'growth of the time with one changed',
  ]);
});

it.each([
  ['from nothing', 'cold'],
  ['with one changed', 'warm'],
] as const)(
  'holds the memory of an article more %s to that of the bare project, and all of it to a straight line',
  (name, kind) => {
    const rounds = [round(100, 1), round(1000, 1), round(5000, 1)];
    const sites = rounds.at(-1)?.repetitions.map(({ site }) => site) ?? [];
    for (const site of sites) site[kind].memory = 1000 + 4000 + 1;
    const more = `memory of an article more ${name}: of bare`;
    expect(over(rounds)).toContain(more);
    expect(over(rounds)).toContain(`memory ${name} with 5000 articles beside 1000`);
    for (const { site } of rounds[1]?.repetitions ?? []) site[kind].memory = 2000;
    expect(over(rounds)).toEqual([]);
    for (const site of sites) site[kind].memory = 2000 + 4000 + 1;
    expect(over(rounds)).toContain(more);
  },
);

it('takes growth from builds of one repetition', () => {
  const rounds = [100, 1000, 5000].map((count) => ({
    ...round(count, 1),
    // The machine grew slower from one repetition to the next; a round lacks what another time had.
    repetitions: [1, 2, 4].map((times) => builds(count, times)),
  }));
  const slow = rounds[1]?.repetitions[1]?.site.cold;
  if (slow) slow.seconds *= 3;
  const growth = verdict(rounds).find(({ what }) => what === 'growth of the time from nothing');
  expect(growth?.value).toBeCloseTo(1);
});

it.each([
  ['from nothing', 'cold'],
  ['with one changed', 'warm'],
] as const)('holds the growth of memory %s to the same as that of time', (name, kind) => {
  const rounds = [round(100, 1), round(1000, 1), round(5000, 1)];
  for (const { site } of rounds[1]?.repetitions ?? []) site[kind].memory = 900;
  expect(over(rounds)).toContain(`growth of the memory ${name}`);
});

it('tells the growth of the bare project beside it, without a limit', () => {
  const rounds = [round(100, 1), round(1000, 1), round(5000, 1)];
  for (const { bare } of rounds.at(-1)?.repetitions ?? []) bare.cold.seconds = 10 + 40 * 1.2;
  const lines = verdict(rounds).filter(({ what }) => what.startsWith('growth of the time of bare'));
  expect(lines.map(verdictLine)).toEqual([
    'ok   growth of the time of bare from nothing: 1.20 (no limit)',
    'ok   growth of the time of bare with one changed: 1.20 (no limit)',
  ]);
});

it.each([
  [100, 300, []],
  [1000, 301, ['1000 articles: milliseconds until an edit shows']],
  [5000, 300, []],
  [5000, 301, ['5000 articles: milliseconds until an edit shows']],
])('with %d articles judges an edit that shows after %d ms', (count, edit, lines) => {
  expect(over([round(count, 1, edit)])).toEqual(lines);
});

it('holds the home page to the same bytes, however many articles there are', () => {
  const rounds = [round(100, 1), round(1000, 1), round(5000, 1)];
  for (const { site } of rounds.at(-1)?.repetitions ?? []) site.cold.homeBytes += 1;
  expect(over(rounds)).toEqual(['bytes of the home page with 5000 articles beside 100']);
});

it('holds the home page to the same time in the quickest of all builds', () => {
  const rounds = [round(100, 1), round(1000, 1), round(5000, 1)];
  const sites = rounds.at(-1)?.repetitions.map(({ site }) => site) ?? [];
  for (const site of sites) site.warm.homeMs = site.withDocuments.homeMs = 13;
  expect(over(rounds)).toEqual([]);
  for (const site of sites) site.cold.homeMs = 13;
  expect(over(rounds)).toEqual(['least time of the home page in a build with 5000 articles beside 100']);
});

it('says what is over', () => {
  expect(verdictLine({ what: 'time', value: 1.234, limit: 1.2 })).toBe('OVER time: 1.23 (at most 1.2)');
  expect(verdictLine({ what: 'time', value: 9 })).toBe('ok   time: 9.00 (no limit)');
  expect(verdictLine({ what: 'time', value: 1.2, limit: 1.2 })).toBe('ok   time: 1.20 (at most 1.2)');
});
