import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { criteriaBars, limitBars } from '../../lib/approaches/drawn-facts.ts';
import { BarChart } from './BarChart.tsx';

const meta = { title: 'Charts and drawings/BarChart', component: BarChart } satisfies Meta<typeof BarChart>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Emerging Moat: the filled part is what the portfolio may hold. */
export const AtMost: Story = {
  args: limitBars([
    { what: 'Any one sector', maxPercent: 15 },
    { what: 'Any one stock', maxPercent: 12 },
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Any one sector at most 15%',
      'Any one stock at most 12%',
    ]);
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      'The filled part of each bar is what the portfolio may hold.',
    );
  },
};

/** Moderate Compounders: a lower limit, and an upper one. */
export const AtLeastAndAtMost: Story = {
  args: limitBars([
    { what: 'Equity', minPercent: 50 },
    { what: 'Money market, liquid funds or bank balance', maxPercent: 50 },
  ]),
};

/** Emerging Moat’s tests for a stock, on a scale up to twice the highest. */
export const Criteria: Story = {
  args: criteriaBars([
    { measure: 'Sales growth', over: 10 },
    { measure: 'Profit growth', over: 25 },
    { measure: 'ROE and ROCE', over: 18 },
  ]),
};

export const FromAndTo: Story = {
  args: limitBars([{ what: 'ETFs, liquid holdings and commodities', minPercent: 12.5, maxPercent: 37.5 }]),
};

/** A figure beyond the scale fills its bar to the end, and no further. */
export const BeyondTheScale: Story = {
  args: {
    rows: [{ label: 'Any one fund house (AMC)', value: 'at most 125%', from: 0, to: 125 }],
    scale: 100,
    caption: 'The filled part of the bar is what the portfolio may hold.',
  },
};

/** On a phone a bar has its own line, and a name may take two. */
export const NarrowPhone: Story = {
  tags: ['!autodocs'],
  args: AtLeastAndAtMost.args,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const label = canvas.getByText('Equity').getBoundingClientRect();
    // A drawing that is hidden from screen readers has no role.
    const bar = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(bar?.top).toBeGreaterThanOrEqual(label.bottom);
  },
};
