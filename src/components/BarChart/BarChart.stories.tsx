import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { criteriaBars, limitBars } from '../../lib/drawn-facts.ts';
import { BarChart } from './BarChart.tsx';

const meta = { component: BarChart } satisfies Meta<typeof BarChart>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Emerging Moat: the filled part is what the portfolio may hold. */
export const Limits: Story = {
  args: limitBars([
    { what: 'Any one sector', maxPercent: 15 },
    { what: 'Any one stock', maxPercent: 12 },
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      'The filled part of each bar is what the portfolio may hold.',
    );
  },
};

/** Emerging Moat’s tests for a stock. */
export const Criteria: Story = {
  args: criteriaBars([
    { measure: 'Sales growth', over: 10 },
    { measure: 'Profit growth', over: 25 },
    { measure: 'ROE and ROCE', over: 18 },
  ]),
};

/** A name that takes two lines, on the narrowest phone. */
export const Phone: Story = {
  args: limitBars([
    { what: 'Equity', minPercent: 50 },
    { what: 'Money market, liquid funds or bank balance', maxPercent: 50 },
  ]),
  globals: { viewport: { value: 'narrow' } },
};
