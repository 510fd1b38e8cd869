import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planExamples, planNames } from '../../../../src/components/examples/fee-examples.ts';
import { drawPlanColumns, drawPlanLines, spread } from '../../../../src/lib/fees/plan-charts.ts';
import { workOutPlans } from '../../../../src/lib/fees/plans.ts';
import { formatNumber } from '../../../../src/lib/format.ts';
import { property } from '../../../lib/property.ts';

const HEIGHT = 220;
const nearlyFree = { management1: 0.01, management2: 0.02, management3: 0.03, other: 0, brokerage: 0, returns: [0] };
const every = [...Object.values(planExamples), { ...planExamples.plans, ...nearlyFree }];

const heights = fc.array(fc.double({ min: 0, max: HEIGHT, noNaN: true }), { minLength: 2, maxLength: 3 });

property([heights])('names at the ends of lines keep their order and distance, within the height', (given) => {
  const placed = spread(given, 24, HEIGHT);
  const pairs = given.map((at, index) => ({ at, to: placed[index] ?? Number.NaN }));
  const sorted = pairs.toSorted((one, other) => one.at - other.at).map(({ to }) => to);
  expect(sorted[0]).toBeGreaterThanOrEqual(0);
  expect(sorted.at(-1)).toBeLessThanOrEqual(HEIGHT);
  for (const [index, value] of sorted.slice(1).entries())
    expect(value - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(24 - 1e-9);
});

it('names at the ends of lines stay at their lines where these are far enough apart', () => {
  expect(spread([200, 10, 90], 24, HEIGHT)).toEqual([200, 10, 90]);
});

it.each(every)('lines of plans begin at the capital, and stay within the drawing and its levels: %o', (inputs) => {
  const { lines, levels, start } = drawPlanLines(workOutPlans(inputs, planNames), HEIGHT, 24);
  expect(lines.map(({ name }) => name)).toEqual(planNames);
  for (const { points } of lines) {
    expect(points).toHaveLength(inputs.years + 1);
    expect(points[0]).toEqual({ x: 0, y: start });
    expect(points.at(-1)?.x).toBe(100);
    for (const { y } of points) expect(y >= 0 && y <= HEIGHT).toBe(true);
  }
  expect([levels[0]?.at, levels.at(-1)?.at]).toEqual([HEIGHT, 0]);
  expect(new Set(levels.map(({ value }) => formatNumber(value))).size).toBe(levels.length);
});

it('lines of plans use a unit that keeps numbers short', () => {
  const unitOf = (capital: number) => {
    const inputs = { ...planExamples.plans, capital };
    return drawPlanLines(workOutPlans(inputs, planNames), HEIGHT, 24).unit;
  };
  expect([50_000, 5_000_000, 1e7, 1e13].map(unitOf)).toEqual(['', 'lakh', 'crore', 'lakh crore']);
});

it('columns of plans are stacked from zero, on one scale that the tallest fills', () => {
  const { rows } = drawPlanColumns(workOutPlans(planExamples.withGst, planNames), 80);
  const columns = rows.flatMap((row) => row.columns);
  for (const { parts } of columns) {
    let foot = 80;
    for (const { y, height } of parts) {
      expect(y + height).toBe(foot);
      foot = y;
    }
  }
  expect(Math.min(...columns.map(({ parts }) => parts.at(-1)?.y ?? 0))).toBe(0);
  // A plan without a performance fee, and a loss under one that has it.
  for (const column of [rows[0]?.columns[0], rows[1]?.columns[1]])
    expect(column?.parts.at(-1)).toMatchObject({ part: 'performance', height: 0 });
});
