import { formatList, formatNumber, formatPercent, nounFor, type Range } from '../format.ts';
import { formatCroreRange } from '../rupees.ts';
import { fact, type FactFields, type Part, type Risk, riskLabel, riskSteps } from './facts.ts';
import type { Bars } from '../drawings/bars.ts';
import { positionOnLogScale, powersOfTenAround } from '../drawings/log-scale.ts';

/**
 * The contents of the drawings of a strategy or fund: the page and the factsheet both take bars, words and captions
 * from here, so they cannot contradict each other.
 */

/** A part of an allocation; its share is a percentage of the whole. */
export interface AllocationPart extends Part {
  /** The share in words. */
  label: string;
  /** Where it begins, in percent of the whole. */
  start: number;
}

/** The parts of an allocation, in the given order. */
export const allocationParts = (allocation: readonly Part[]): AllocationPart[] =>
  allocation.map((part, index) => ({
    ...part,
    label: formatPercent(part.percent),
    start: allocation.slice(0, index).reduce((sum, { percent }) => sum + percent, 0),
  }));

/** Limits in percent of the portfolio: the filled part is allowed. */
export function limitBars(
  limits: readonly { what: string; minPercent?: number | undefined; maxPercent?: number | undefined }[],
): Bars {
  const rows = limits.map(({ what, minPercent, maxPercent }) => ({
    label: what,
    from: minPercent ?? 0,
    to: maxPercent ?? 100,
    value: [
      minPercent === undefined ? '' : `at least ${formatPercent(minPercent)}`,
      maxPercent === undefined ? '' : `at most ${formatPercent(maxPercent)}`,
    ]
      .filter(Boolean)
      .join(', '),
  }));
  return { rows, scale: 100, caption: 'The filled part of each bar is what the portfolio may hold.' };
}

/** Tests for a stock, on a scale up to twice the highest threshold: the filled part passes. */
export function criteriaBars(criteria: readonly { measure: string; over: number }[]): Bars {
  const scale = 2 * Math.max(...criteria.map(({ over }) => over));
  const rows = criteria.map(({ measure, over }) => ({
    label: measure,
    value: `over ${formatPercent(over)}`,
    from: over,
    to: scale,
  }));
  const caption = `A stock must reach the filled part of every bar. Each runs from 0% to ${formatPercent(scale)}.`;
  return { rows, scale, caption };
}

/** The sizes of companies on a scale of powers of ten; positions in percent of its length. */
export interface MarketCapScale {
  /** Where the range begins, in percent of the scale. */
  from: number;
  /** Where it ends. */
  to: number;
  /** Each power of ten in ₹ crore, and its position. */
  ticks: readonly { label: string; at: number }[];
  /** The range in words. */
  caption: string;
}

/** Most labels that a scale has room for on a phone. */
const MAX_TICKS = 4;

/** The scale of a range of market values in ₹ crore. A wide one names every second power of ten, and lakhs as such. */
export function marketCapScale(range: Range): MarketCapScale {
  const all = powersOfTenAround(range);
  const isWide = all.length > MAX_TICKS;
  const lowest = all[0] ?? 1;
  // An even number of steps: the scale begins and ends with a power that is named.
  const powers = isWide ? [...(all.length % 2 === 0 ? [lowest / 10] : []), ...all] : all;
  const [low = 1, high = 10] = [powers.at(0), powers.at(-1)];
  const at = (value: number) => positionOnLogScale(value, low, high);
  const labelOf = (power: number) =>
    all.length >= MAX_TICKS && power >= 100_000 ? `${formatNumber(power / 100_000)} lakh` : formatNumber(power);
  return {
    from: at(range.min),
    to: at(range.max),
    ticks: powers
      .filter((_, index) => !isWide || index % 2 === 0)
      .map((power) => ({ label: labelOf(power), at: at(power) })),
    caption: `Market value of the companies: ${formatCroreRange(range)}. The scale is in ₹ crore; each step is ${isWide ? 'a hundred' : 'ten'} times the one before.`,
  };
}

/** The figures of a mission, and the arithmetic behind them. */
export interface MissionFacts {
  /** The aim’s numbers in words. */
  figures: readonly { label: string; value: string }[];
  /** Height of each year's column in percent of the last. */
  heights: readonly number[];
  /** The arithmetic in words. */
  caption: string;
}

/** A mission with the columns of its years, which grow by its rate; at least one year. */
export function missionColumns(mission: {
  rupeeBillionaires: number;
  years: number;
  overCagrPercent: number;
}): MissionFacts {
  const { rupeeBillionaires, years, overCagrPercent } = mission;
  const growth = 1 + overCagrPercent / 100;
  const columns =
    years === 1
      ? `One column for the one year, ${formatPercent(overCagrPercent)} higher than the one before`
      : `One column for each of the ${formatNumber(years)} years, each ${formatPercent(overCagrPercent)} higher than the one before`;
  return {
    figures: [
      { label: nounFor(rupeeBillionaires, 'rupee billionaire'), value: formatNumber(rupeeBillionaires) },
      { label: nounFor(years, 'year'), value: formatNumber(years) },
      { label: 'compound annual growth', value: `over ${formatPercent(overCagrPercent)}` },
    ],
    heights: Array.from({ length: years }, (_, index) => Math.round(10_000 * growth ** (index + 1 - years)) / 100),
    caption: `${columns}: the arithmetic of the aim, not a forecast. Markets do not grow so evenly.`,
  };
}

/** The type of investor that an approach suits, as a step on the scale from cautious to aggressive. */
export interface RiskScale {
  /** Names of all steps. */
  steps: readonly string[];
  /** Index of the investor’s step. */
  reached: number;
  /** The investor’s type and, if it is known, the horizon in words. */
  caption: string;
}

/** The scale for the investor of a strategy or fund, with its horizon. */
export function riskScale(approach: FactFields & { risk: Risk }): RiskScale {
  const reached = riskSteps.findIndex(({ id }) => id === approach.risk);
  const horizon = fact(approach, 'horizon');
  const investor = `Investor: ${riskLabel(approach.risk)}, step ${reached + 1} of ${riskSteps.length} from cautious to aggressive.`;
  return {
    steps: riskSteps.map(({ label }) => label),
    reached,
    caption: horizon === undefined ? investor : `${investor} Horizon: ${horizon}.`,
  };
}

/** Columns of the comparison of company types; the first names the kind. */
export const companyTypeColumns = [
  ['type', 'Kind of company'],
  ['growth', 'How it grows'],
  ['moat', 'What protects it'],
  ['price', 'What the market sees'],
  ['stance', 'What we do'],
] as const;

/** One row of that comparison. */
export type CompanyType = Record<(typeof companyTypeColumns)[number][0], string> & {
  /** Whether the strategy looks for this kind. */
  chosen: boolean;
};

/** Caption of the table of company types; names the chosen ones, because the rows mark them by colour alone. */
export function companyTypesCaption(name: string, types: readonly Pick<CompanyType, 'type' | 'chosen'>[]): string {
  const chosen = types.filter((row) => row.chosen).map(({ type }) => `“${type}”`);
  const whole = 'Four kinds of company';
  return chosen.length === 0 ? `${whole}.` : `${whole}; ${name} looks for ${formatList(chosen)}.`;
}
