import { median } from '../lib/median.ts';
import type { Builds } from './repetition.ts';

/** What was measured with one number of articles. */
export interface Round {
  count: number;
  repetitions: readonly Builds[];
  /** Seconds that the checks of the content take by themselves. */
  checks: number;
  /** Waiting times of a writer in the dev server, in ms, one for each edit. */
  edits: number[];
}

/** A figure, beside what it may be at most where that is asked. */
export interface Line {
  what: string;
  value: number;
  limit?: number;
}

/** Builds that both projects have. */
const builtAs = [
  ['from nothing', 'cold'],
  ['with one changed', 'warm'],
] as const;

/** Middle of what the repetitions of a round give. */
const over = ({ repetitions }: Round, of: (builds: Builds) => number) => median(repetitions.map(of));

/** A figure of one repetition of a round; not a number where it has no such repetition. */
function inRepetition({ repetitions }: Round, number: number, of: (builds: Builds) => number): number {
  const builds = repetitions[number];
  return builds ? of(builds) : NaN;
}

/**
 * What an article more costs between the last two rounds beside what it costs between the first two. All three builds are
 * of one repetition, as those that were timed took turns, so that the machine was the same for each.
 */
function growthOf(rounds: readonly [Round, Round, Round], of: (builds: Builds) => number): number {
  const further = (from: Round, to: Round, number: number) =>
    (inRepetition(to, number, of) - inRepetition(from, number, of)) / (to.count - from.count);
  return median(
    rounds[2].repetitions.map(
      (_, number) => further(rounds[1], rounds[2], number) / further(rounds[0], rounds[1], number),
    ),
  );
}

/** What an article more costs between two rounds, beside what it costs in another build of the same repetition. */
function ratioOfFurther(from: Round, to: Round, of: (builds: Builds) => number, beside: (builds: Builds) => number) {
  const further = (number: number, cost: (builds: Builds) => number) =>
    inRepetition(to, number, cost) - inRepetition(from, number, cost);
  return median(to.repetitions.map((_, number) => further(number, of) / further(number, beside)));
}

/** Of all builds: some ten milliseconds, in most of which other pages have their turn as well. */
const leastTimeOfHome = ({ repetitions }: Round) =>
  Math.min(...repetitions.flatMap(({ site }) => Object.values(site).map(({ homeMs }) => homeMs)));

/**
 * What is asked of the largest round, as ratios within one repetition. Growth is what an article more costs there beside
 * what it costs in the round before: 1 is linear, and a tenth above is the noise of a machine. The home page shows no
 * article, so that it has the same bytes, and its time may differ by noise alone.
 */
export function verdict(rounds: readonly Round[]): Line[] {
  const last = rounds.at(-1);
  if (last === undefined) return [];
  const { count } = last;
  const ratio = (of: (builds: Builds) => [site: number, bare: number]) =>
    over(last, (builds) => {
      const [site, bare] = of(builds);
      return site / bare;
    });
  const lines: Line[] = [
    {
      what: `${count} articles, one changed: time of bare`,
      value: ratio(({ site, bare }) => [site.warm.seconds, bare.warm.seconds]),
      limit: 1.2,
    },
    {
      what: `${count} articles, from nothing: time of bare`,
      value: ratio(({ site, bare }) => [site.cold.seconds, bare.cold.seconds]),
      limit: 3,
    },
    {
      what: `${count} articles, from nothing, all PDFs made: time of bare`,
      value: ratio(({ site, bare }) => [site.withDocuments.seconds, bare.cold.seconds]),
      limit: 3,
    },
    {
      what: `${count} articles, from nothing: memory of bare`,
      value: ratio(({ site, bare }) => [site.cold.memory, bare.cold.memory]),
      limit: 1.2,
    },
    {
      what: `${count} articles, one changed: memory of bare`,
      value: ratio(({ site, bare }) => [site.warm.memory, bare.warm.memory]),
      limit: 1.2,
    },
    ...rounds.map((round) => ({
      what: `${round.count} articles: share of the checks in a build with one changed`,
      value: round.checks / over(round, ({ site }) => site.warm.seconds),
      limit: 0.25,
    })),
    ...rounds.map((round) => ({
      what: `${round.count} articles: milliseconds until an edit shows`,
      value: median(round.edits),
      limit: 300,
    })),
  ];
  const [first, before] = [rounds.at(-3), rounds.at(-2)];
  if (first && before) {
    const growth = (what: string, of: (builds: Builds) => number): Line => ({
      what: `growth of the ${what}`,
      value: growthOf([first, before, last], of),
    });
    const limit = 1.1;
    lines.push(
      { ...growth('time from nothing, all PDFs made', ({ site }) => site.withDocuments.seconds), limit },
      { ...growth('time from nothing', ({ site }) => site.cold.seconds), limit },
      { ...growth('time with one changed', ({ site }) => site.warm.seconds), limit },
      ...builtAs.flatMap(([name, kind]) => [
        { ...growth(`memory ${name}`, ({ site }) => site[kind].memory), limit },
        {
          what: `memory of an article more ${name}: of bare`,
          value: ratioOfFurther(
            before,
            last,
            ({ site }) => site[kind].memory,
            ({ bare }) => bare[kind].memory,
          ),
          limit: 1,
        },
        {
          what: `memory ${name} with ${count} articles beside ${before.count}`,
          value: over(last, ({ site }) => site[kind].memory) / over(before, ({ site }) => site[kind].memory),
          limit: count / before.count,
        },
      ]),
      // What the machine itself adds to a long build shows in these.
      growth('time of bare from nothing', ({ bare }) => bare.cold.seconds),
      growth('time of bare with one changed', ({ bare }) => bare.warm.seconds),
      {
        what: `bytes of the home page with ${count} articles beside ${first.count}`,
        value: over(last, ({ site }) => site.cold.homeBytes) / over(first, ({ site }) => site.cold.homeBytes),
        limit: 1,
      },
      {
        what: `least time of the home page in a build with ${count} articles beside ${first.count}`,
        value: leastTimeOfHome(last) / leastTimeOfHome(first),
        limit: 1.2,
      },
    );
  }
  return lines;
}

/** Whether a figure is within what is asked of it. */
export const holds = ({ value, limit = Infinity }: Line): boolean => value <= limit;

/** A line as the bench prints it. */
export const verdictLine = (line: Line): string => {
  const asked = line.limit === undefined ? 'no limit' : `at most ${line.limit}`;
  return `${holds(line) ? 'ok  ' : 'OVER'} ${line.what}: ${line.value.toFixed(2)} (${asked})`;
};
