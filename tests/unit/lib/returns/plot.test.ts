import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Chart, fallChart, growthChart, recordCharts, rollingCharts } from '../../../../src/lib/returns/charts.ts';
import { clientReturn } from '../../../../src/lib/returns/client.ts';
import { drawPlot, separateLabels, wordsBelow } from '../../../../src/lib/returns/plot.ts';
import {
  fallStatement,
  growthStatement,
  lengthWords,
  rollingStatement,
} from '../../../../src/lib/returns/statements.ts';
import { rollingOf } from '../../../../src/lib/returns/rolling.ts';
import { workedMonths as worked, workedPayments } from '../../../../src/lib/returns/worked-example.ts';
import { monthsOf } from '../../../../src/components/examples/months.ts';
import { steadyMonths } from '../../../lib/steady-months.ts';
import { recordsOf } from './records.ts';
import { cases } from '../../../lib/cases.ts';
import { property } from '../../../lib/property.ts';

const HEIGHT = 240;

/** A chart with words of this height at its annotation. */
const plotted = (chart: Chart, height: number) =>
  drawPlot({ ...chart, height: HEIGHT, words: { index: chart.annotation?.index ?? 0, height } });

const percent = fc.integer({ min: -10_000, max: 20_000 }).map((hundredths) => hundredths / 100);

/** Its highest point is slightly above a level of the scale. */
const nearLevel = monthsOf('2019-02', [-21.38, 0, 87.44, 36.04, 0], [0, -58.62, -2.19, 0, 0]);

describe('a plot', () => {
  property([recordsOf(percent)], { examples: [[nearLevel]] })(
    'of any record keeps every point within its height, and has only finite numbers',
    (months) => {
      for (const chart of recordCharts(months, 'B')) {
        const plot = plotted(chart, 20);
        expect(JSON.stringify([plot, plot.years])).not.toMatch(/NaN|Infinity|null/);
        expect(plot.width).toBe(chart.points.length - 1);
        for (const [index] of chart.points.entries()) {
          const { x, y } = plot.at(index);
          expect(x >= 0 && x <= 100, String(x)).toBe(true);
          expect(y >= -0.5 && y <= HEIGHT + 0.5, String(y)).toBe(true);
        }
      }
    },
  );

  property([recordsOf(percent)])(
    'leaves room for a label below the lowest point, which neither the base nor the benchmark crosses',
    (months) => {
      for (const chart of [fallChart(months, 'B'), ...rollingCharts(months, 'B')]) {
        const index = chart.annotation?.index ?? 0;
        const plot = plotted(chart, 60);
        const top = plot.wordsTop ?? NaN;
        expect(top).toBeGreaterThanOrEqual(plot.at(index).y);
        expect(top + 60).toBeLessThanOrEqual(HEIGHT + 1);
        for (const line of [plot.base, plot.at(index, 'benchmark').y])
          expect(line <= top || line > top + 60).toBe(true);
      }
    },
  );

  test.each([
    [-0.3, ['Peak', '−0.1%', '−0.2%', '−0.3%', '−0.4%']],
    [-1.2, ['Peak', '−0.5%', '−1%', '−1.5%']],
  ])('with a deepest fall of %d percent labels each level of its scale', (fall, names) => {
    const chart = fallChart(monthsOf('2024-04', [0.5, fall, 0.6]), 'B');
    const { levels } = plotted(chart, 20);
    expect(levels.map(({ value }) => chart.level(value)).toSorted()).toEqual(names.toSorted());
    expect(new Set(levels.map(({ at }) => at)).size).toBe(names.length);
  });

  cases('with a point at %d and lines at %j has a label of height 60 at %d', (at, lines) => wordsBelow(at, lines, 60), [
    [100, [90], 100],
    [100, [100], 100],
    [100, [130], 130],
    [100, [160], 160],
    [100, [161], 100],
    // Below each line that would cross it, but not below one further down.
    [100, [180, 130, 90, 260], 180],
  ]);

  property([fc.nat(HEIGHT), fc.nat(HEIGHT)])('keeps labels apart, in order, within its height', (net, benchmark) => {
    const labels = separateLabels({ net, benchmark }, 42, HEIGHT);
    expect(Math.abs(labels.net - labels.benchmark)).toBeGreaterThanOrEqual(42);
    expect(labels.net < labels.benchmark).toBe(net <= benchmark);
    expect(Math.min(labels.net, labels.benchmark)).toBeGreaterThanOrEqual(0);
    expect(Math.max(labels.net, labels.benchmark)).toBeLessThanOrEqual(HEIGHT);
  });
});

describe('a surface', () => {
  const plotOf = (net: number[], benchmark: number[]) =>
    drawPlot({ ...growthChart(monthsOf('2020-04', net, benchmark), 'B'), height: HEIGHT });

  it.each([
    [[5], [1], true, false],
    [[1], [5], false, true],
    [[5, -9], [1, 1], true, true],
    [[1], [1], false, false],
  ])('between %j and the benchmark’s %j is above it: %s, below: %s', (net, benchmark, isAbove, isBelow) => {
    const { above, below } = plotOf(net, benchmark);
    expect([above !== undefined, below !== undefined]).toEqual([isAbove, isBelow]);
  });

  it('is between the lines of the approach and the benchmark', () => {
    const { net, benchmark, below } = plotOf([-10], [10]);
    expect([net, benchmark]).toEqual(['M0 120l1 120', 'M0 120l1 -120']);
    expect(below).toEqual({ shape: `${net}V0H0z`, clip: `${benchmark}V240H0z` });
  });
});

describe('the turns of the years', () => {
  const yearsOf = (count: number) => drawPlot({ ...growthChart(steadyMonths(count), 'B'), height: HEIGHT }).years;

  it('are marked at each January, and labelled where there is room', () => {
    expect(yearsOf(8)).toEqual([]);
    expect(yearsOf(18)).toEqual([{ at: 50, value: 2021, room: 'any' }]);
    const named = yearsOf(66).map(({ value, room }) => `${String(value)} ${room}`);
    expect(named).toEqual(['2021 none', '2022 any', '2023 wide', '2024 any', '2025 none']);
  });

  it('are labelled away from the first and the last month, which have labels of their own', () => {
    for (let count = 1; count <= 72; count += 1)
      for (const { at, room } of yearsOf(count).filter((year) => year.room !== 'none')) {
        const free = room === 'any' ? 26 : 16;
        expect(Math.min(at, 100 - at), `${String(count)} months`).toBeGreaterThanOrEqual(free);
      }
  });

  it('have spaced labels if there are many', () => {
    for (let count = 12; count <= 480; count += 1) {
      const named = yearsOf(count).filter(({ room }) => room !== 'none');
      for (const [index, { at }] of named.slice(1).entries())
        expect(at - (named[index]?.at ?? 0), `${String(count)} months`).toBeGreaterThan(7.9);
    }
  });
});

describe('what a chart shows', () => {
  it('is said in words, bad periods as plainly as good ones', () => {
    expect(fallChart(worked, 'B').annotation?.words).toEqual(['−21.91%', 'Feb 2025']);
    expect(growthStatement(worked, 'BSE 500 TRI')).toBe(
      '₹50\u00A0lakh on 31 March 2024 had become ₹51,97,133 (+2.61% a year) on 30 September 2025, after all fees and expenses. In BSE 500 TRI it would have become ₹53,57,342 (+4.71% a year).',
    );
    expect(growthStatement(monthsOf('2024-04', [1, 2]), 'B')).toContain(' had become ₹51,51,000 (+3.02%) on ');
    expect(fallStatement(worked, 'BSE 500 TRI')).toBe(
      'From 30 September 2024 to 28 February 2025 the value fell by 21.91%, the deepest fall in the record, measured at month-ends. It has not regained its peak: on 30 September 2025 it was still 8.97% lower. The deepest fall of BSE 500 TRI was 18.55%.',
    );
    expect(fallStatement(monthsOf('2024-04', [1, 2]), 'B')).toBe(
      'The value did not fall at any month-end. B did not fall at any month-end.',
    );
    expect(fallStatement(monthsOf('2024-04', [-10, 20]), 'B')).toContain('It regained its peak on 31 May 2024. ');
    expect(fallStatement(monthsOf('2024-04', [-10, 20, -5]), 'B')).toContain(
      'It regained its peak on 31 May 2024; on 30 June 2024 it was 5.00% below a later one. ',
    );
  });

  it('includes the number of months, in the singular for one', () => {
    expect(lengthWords(worked)).toBe('18 months, April 2024 to September 2025');
    expect(lengthWords(monthsOf('2024-04', [1]))).toBe('1 month, April 2024');
  });

  it('names the worst window first', () => {
    const rolling = rollingOf(worked, 12);
    expect(rolling && rollingStatement(rolling, 'BSE 500 TRI')).toBe(
      'The worst period, October 2024 to September 2025, returned −8.97% a year; BSE 500 TRI returned −6.49% in the same months. 6 of 7 periods were below zero, and 0 of 7 were ahead of BSE 500 TRI.',
    );
    expect(rolling && rollingStatement({ ...rolling, belowZero: 1, ahead: 1 }, 'B')).toContain(
      '1 of 7 periods was below zero, and 1 of 7 was ahead of B.',
    );
  });

  it('includes rolling returns of one year, and of three, once there are two windows to connect', () => {
    const count = (length: number) => rollingCharts(steadyMonths(length), 'B').length;
    expect([12, 13, 36, 37].map(count)).toEqual([0, 1, 1, 2]);
  });
});

it('draws the worked client with each payment as a step', () => {
  const { chart, worth, paidIn } = clientReturn(worked, workedPayments);
  expect(chart.points).toHaveLength(20);
  expect(chart.points.at(-1)).toMatchObject({ net: worth, benchmark: paidIn });
  expect(chart.points[0]).toMatchObject({ net: 5_000_000, benchmark: 5_000_000 });
  expect(chart.statement).toMatch(/: ₹[\d,]+ less than was paid in\.$/);
});
