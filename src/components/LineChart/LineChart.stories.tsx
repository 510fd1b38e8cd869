import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fallChart, growthChart, rollingCharts } from '../../lib/returns/charts.ts';
import { workedMonths } from '../../lib/returns/worked-example.ts';
import { monthsOf } from '../examples/months.ts';
import { LineChart } from './LineChart.tsx';
import styles from './LineChart.module.css';

/** Five and a half years with a fall that is recovered. */
const long = monthsOf(
  '2020-04',
  Array.from({ length: 66 }, (_, index) => (index > 20 && index < 28 ? -3.5 : 1.6 + (index % 5) - 2)),
  Array.from({ length: 66 }, (_, index) => (index > 22 && index < 27 ? -4 : 1.1 + (index % 4) - 1.5)),
);

const meta = { title: 'Charts and drawings/LineChart', component: LineChart } satisfies Meta<typeof LineChart>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A poor record: the approach ends below its benchmark, and the drawing shows that without its caption. */
export const Growth: Story = {
  args: { chart: growthChart(workedMonths, 'BSE 500 TRI') },
  play: async ({ canvas }) => {
    for (const words of ['₹53.57 lakh', '₹51.97 lakh', 'Behind the benchmark'])
      await expect(canvas.getByText(words)).toBeVisible();
  },
};

/** A fall that is not regained. */
export const Falls: Story = { args: { chart: fallChart(workedMonths, 'BSE 500 TRI') } };

export const LongRecord: Story = { args: { chart: growthChart(long, 'BSE 500 TRI') } };

export const LongFalls: Story = { args: { chart: fallChart(long, 'BSE 500 TRI') } };

export const Rolling: Story = {
  args: { chart: rollingCharts(long, 'BSE 500 TRI')[0] ?? growthChart(long, 'BSE 500 TRI') },
};

/** Three-year windows that all gained: the label of the worst is below the zero line, so as not to cross it. */
export const WorstAboveZero: Story = {
  args: { chart: rollingCharts(long, 'BSE 500 TRI')[1] ?? growthChart(long, 'BSE 500 TRI') },
  play: async ({ canvas, canvasElement }) => {
    const zero = canvasElement.querySelector(`.${styles.base}`)?.getBoundingClientRect().top;
    await expect(canvas.getByText('Worst').getBoundingClientRect().top).toBeGreaterThanOrEqual(zero ?? Infinity);
  },
};

/** One month has two points. */
export const OneMonth: Story = { args: { chart: growthChart(monthsOf('2020-04', [-2.5], [1]), 'BSE 500 TRI') } };

/** No changes, so both lines end at the same height. */
export const Flat: Story = { args: { chart: growthChart(monthsOf('2020-04', [0, 0, 0]), 'BSE 500 TRI') } };

/** Everything is lost. */
export const AllLost: Story = {
  args: { chart: fallChart(monthsOf('2020-04', [5, -100, 0], [5, -20, 10]), 'BSE 500 TRI') },
};

export const NarrowPhone: Story = {
  tags: ['!autodocs'],
  args: Falls.args,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('−8.97%').at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
    const [first, last] = ['Mar 2024', 'Sep 2025'].map((words) => canvas.getByText(words).getBoundingClientRect());
    await expect(first?.right).toBeLessThan(last?.left ?? 0);
  },
};

export const ForcedColours: Story = {
  tags: ['!dev', '!autodocs'],
  args: Falls.args,
  parameters: { forcedColors: true },
};
