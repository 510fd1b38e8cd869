import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { growthChart } from '../../lib/returns/charts.ts';
import { workedMonths } from '../../lib/returns/worked-example.ts';
import { monthsOf } from '../examples/months.ts';
import { GrowthLines } from './GrowthLines.tsx';

const meta = {
  title: 'Charts and drawings/GrowthLines',
  component: GrowthLines,
  args: { chart: growthChart(workedMonths, 'BSE 500 TRI') },
} satisfies Meta<typeof GrowthLines>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A poor record: the approach ends below its benchmark. */
export const Behind: Story = {
  play: async ({ canvas }) => {
    for (const words of ['₹53.57 lakh', '₹51.97 lakh']) await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      /had become ₹51,97,133 \(\+2\.61% a year\) on 30 September 2025/,
    );
  },
};

/** No changes: the names of both lines still do not overlap. */
export const Flat: Story = { args: { chart: growthChart(monthsOf('2020-04', [0, 0, 0]), 'BSE 500 TRI') } };

export const NarrowPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹53.57 lakh').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ForcedColours: Story = { tags: ['!dev', '!autodocs'], parameters: { forcedColors: true } };
