import type { Build } from './measured-build.ts';

/** Cold and warm builds of this site and of a bare one with the same articles. */
export interface Round {
  /** Articles in both. */
  count: number;
  bare: { cold: Build; warm: Build };
  site: { cold: Build; warm: Build };
  /** Seconds that the checks of the content take by themselves. */
  checks: number;
  /** Waiting times of a writer in the dev server, in ms, one for each edit. */
  edits: number[];
}

/** A figure beside what it may be at most. */
export interface Line {
  what: string;
  value: number;
  limit: number;
}

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * What is asked of the largest round, as ratios within one run. Growth is what an article more costs there beside what
 * it costs in the round before: 1 is linear, and a tenth above is the noise of a machine.
 */
export function verdict(rounds: readonly Round[]): Line[] {
  const last = rounds.at(-1);
  if (last === undefined) return [];
  const { bare, site, edits, count } = last;
  const lines: Line[] = [
    { what: `${count} articles, one changed: time of bare`, value: site.warm.seconds / bare.warm.seconds, limit: 1.2 },
    { what: `${count} articles, from nothing: time of bare`, value: site.cold.seconds / bare.cold.seconds, limit: 3 },
    { what: `${count} articles, from nothing: memory of bare`, value: site.cold.memory / bare.cold.memory, limit: 1.2 },
    { what: `${count} articles, one changed: memory of bare`, value: site.warm.memory / bare.warm.memory, limit: 1.2 },
    ...rounds.map((round) => ({
      what: `${round.count} articles: share of the checks in a build with one changed`,
      value: round.checks / round.site.warm.seconds,
      limit: 0.25,
    })),
    ...rounds.map((round) => ({
      what: `${round.count} articles: milliseconds until an edit shows`,
      value: middle(round.edits),
      limit: 300,
    })),
  ];
  const [first, before] = [rounds.at(-3), rounds.at(-2)];
  if (first && before && edits.length > 0) {
    const perArticle = (from: Round, to: Round, of: (round: Round) => number) =>
      (of(to) - of(from)) / (to.count - from.count);
    const growth = (of: (round: Round) => number) => perArticle(before, last, of) / perArticle(first, before, of);
    lines.push(
      { what: 'growth of the time from nothing', value: growth(({ site: { cold } }) => cold.seconds), limit: 1.1 },
      { what: 'growth of the time with one changed', value: growth(({ site: { warm } }) => warm.seconds), limit: 1.1 },
      { what: 'growth of the memory', value: growth(({ site: { cold } }) => cold.memory), limit: 1.1 },
    );
  }
  return lines;
}

/** A line as the bench prints it. */
export const verdictLine = ({ what, value, limit }: Line): string =>
  `${value <= limit ? 'ok  ' : 'OVER'} ${what}: ${value.toFixed(2)} (at most ${limit})`;
