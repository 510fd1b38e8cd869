import { roundHalfAway } from '../round-half-away.ts';
import { niceStep, scaleOf, type Tick } from '../drawings/scale.ts';
import { type Bar, placeYears, type YearPlace } from './chart.ts';
import type { Plan } from './plans.ts';

/** Units of a scale, chosen to keep its numbers short. */
const units: readonly (readonly [size: number, name: string])[] = [
  [1e12, 'lakh crore'],
  [1e7, 'crore'],
  [1e5, 'lakh'],
];

/** Maximum number of years that are named below the lines. */
const MAX_YEAR_LABELS = 6;

/** Geometry of one line per plan: from the initial capital to the closing NAV of each year, on one scale. */
interface PlanLines {
  /** Unit of the scale, such as “crore”; rupees if it is empty. */
  unit: string;
  /** Horizontal grid lines, in px from the top, with their value in the unit. */
  levels: readonly Tick[];
  /** Level of the capital, in px from the top. */
  start: number;
  lines: readonly {
    name: string;
    /** The start and the years: percent of the width, and px from the top. */
    points: readonly { x: number; y: number }[];
    /** Vertical position of the name next to the end of the line, spread so that names do not collide. */
    label: number;
  }[];
  /** Years that are named below, in percent of the width; 0 is the start. */
  years: readonly Tick[];
}

/**
 * @param plans with the same capital and years
 * @param height of the drawing in px, without the names of the years
 * @param leading minimum distance between two names in px
 */
export function drawPlanLines(plans: readonly Plan[], height: number, leading: number): PlanLines {
  const [first] = plans;
  const years = first?.rows.length ?? 0;
  const capital = first?.inputs.capital ?? 0;
  const values = plans.map(({ rows }) => [capital, ...rows.map(({ nav }) => nav)]);
  const [least, most] = [Math.min(...values.flat()), Math.max(...values.flat())];
  const [size = 1, unit = ''] = units.find(([one]) => Math.max(most, -least) >= one) ?? [];
  // Levels have at most two decimals: on a finer scale, several would look the same.
  const step = Math.max(0.01, niceStep((most - least) / size));
  const bottom = Math.floor(least / size / step) * step;
  const count = Math.max(1, Math.ceil((most / size - bottom) / step));
  const y = (rupees: number) => roundHalfAway(height * (1 - (rupees / size - bottom) / (count * step)));
  const labels = spread(
    values.map((line) => y(line.at(-1) ?? capital)),
    leading,
    height,
  );
  const every = Math.ceil(years / MAX_YEAR_LABELS);
  return {
    unit,
    levels: scaleOf(bottom, step, count).map((value) => ({ at: y(value * size), value })),
    start: y(capital),
    lines: plans.map(({ name }, index) => ({
      name,
      points: (values[index] ?? []).map((value, year) => ({ x: roundHalfAway((100 * year) / years), y: y(value) })),
      label: labels[index] ?? 0,
    })),
    years: Array.from({ length: years + 1 }, (_, year) => ({
      at: roundHalfAway((100 * year) / years),
      value: year,
    })).filter(({ value }) => value % every === 0),
  };
}

/** Moves heights apart until they are at least the distance apart, in their order and within the height. */
export function spread(heights: readonly number[], distance: number, height: number): number[] {
  const placed = [...heights];
  const order = placed.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  let least = 0;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, least);
    least = placed[index] + distance;
  }
  let most = height;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = placed[index] - distance;
  }
  return placed;
}

/** The parts of a year’s fees from the bottom up, with GST if it was added. */
export const feeParts = [
  ['costs', 'Other expenses and brokerage'],
  ['management', 'Management fee'],
  ['performance', 'Performance fee'],
] as const;

export type FeePart = (typeof feeParts)[number][0];

interface PlanColumn extends YearPlace {
  /** From the bottom up. */
  parts: readonly (Bar & { part: FeePart })[];
}

/** Geometry of a row of columns per plan, all rows on one scale: the fees of each year by part. */
interface PlanColumns {
  rows: readonly { name: string; total: number; columns: readonly PlanColumn[] }[];
  /** Width of every column in percent of the width. */
  width: number;
}

/** @param height of a row in px, which is that of the highest column */
export function drawPlanColumns(plans: readonly Plan[], height: number): PlanColumns {
  const most = Math.max(...plans.flatMap(({ rows }) => rows.map(({ totalFees }) => totalFees)));
  const y = (rupees: number) => Math.round(height * (1 - rupees / (most || 1)));
  const { places, width } = placeYears(plans[0]?.rows.length ?? 0);
  return {
    width,
    rows: plans.map(({ name, totalFees, rows }) => ({
      name,
      total: totalFees,
      columns: places.map((place, index) => {
        const row = rows[index];
        const costs = row ? row.otherExpenses + row.brokerCost : 0;
        const management = costs + (row ? row.mgmtCharge + row.mgmtGst : 0);
        const edges = [0, costs, management, row?.totalFees ?? 0].map(y);
        return {
          ...place,
          parts: feeParts.map(([part], level) => {
            const [foot = 0, top = 0] = edges.slice(level, level + 2);
            return { part, y: top, height: Math.max(0, foot - top) };
          }),
        };
      }),
    })),
  };
}
