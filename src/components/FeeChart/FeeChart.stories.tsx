import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { feeExamples } from '../examples/fee-examples.ts';
import { workOut } from '../../lib/fees/outcome.ts';
import { FeeChart } from './FeeChart.tsx';

const meta = { title: 'Fees/FeeChart', component: FeeChart } satisfies Meta<typeof FeeChart>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Only fees: each column is as high as the NAV before it. */
export const Simple: Story = {
  args: { outcome: workOut(feeExamples.simple) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/capital at the start, ₹50,00,000\.$/)).toBeVisible();
    await expect(canvas.getByText('5')).toBeInTheDocument();
  },
};

/** Above the dashed line there are gains. */
export const GainAndLoss: Story = { args: { outcome: workOut(feeExamples.illustration) } };

/** Below the zero line nothing is left, and the rows merely follow the rules. */
export const Depleted: Story = { args: { outcome: workOut(feeExamples.depleted) } };

/** With fifty years, every fifth is named. */
export const FiftyYears: Story = {
  args: { outcome: workOut(feeExamples.fiftyYears) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('46')).toBeInTheDocument();
    await expect(canvas.queryByText('47')).toBeNull();
  },
};

export const OneYear: Story = { args: { outcome: workOut(feeExamples.oneYear) } };

/** In forced colours, the columns keep theirs, and so do the squares of the key; words take the visitor’s. */
export const ForcedColours: Story = {
  tags: ['!dev', '!autodocs'],
  args: Simple.args,
  parameters: { forcedColors: true },
  play: async ({ canvasElement }) => {
    const columns = ['nav', 'fees'].map((name) => canvasElement.querySelector(`rect[data-series="${name}"]`));
    const fills = columns.map((column) => column && getComputedStyle(column).fill);
    const texts = [...canvasElement.querySelectorAll('figcaption span')];
    await expect(texts.map((text) => getComputedStyle(text, '::before').backgroundColor)).toEqual(fills);
    const year = canvasElement.querySelector('text');
    await expect(year && getComputedStyle(year).fill).toBe(getComputedStyle(canvasElement).color);
  },
};
