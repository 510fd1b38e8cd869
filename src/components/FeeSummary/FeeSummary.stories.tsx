import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { feeExamples } from '../examples/fee-examples.ts';
import { workOut } from '../../lib/fees/outcome.ts';
import { FeeSummary } from './FeeSummary.tsx';

const meta = { title: 'Fees/FeeSummary', component: FeeSummary } satisfies Meta<typeof FeeSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Ignores GST, even if the checkbox of another mode is ticked. */
export const Simple: Story = {
  args: { outcome: workOut({ ...feeExamples.simple, gst: 18 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Simple projection: over 5 years, without GST, the fees come to ₹33,95,216, 67.9% of the capital. The closing NAV is ₹16,04,784.A performance fee is charged here without any gain, so a real account usually pays less;',
    );
  },
};

export const Illustration: Story = {
  args: { outcome: workOut({ ...feeExamples.illustration, gst: 18 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Regulator-style illustration: over \d years?, with GST of 18%, /);
    await expect(canvasElement).not.toHaveTextContent('without any gain');
  },
};

/** The fees have exceeded the value. */
export const Depleted: Story = {
  args: { outcome: workOut(feeExamples.depleted) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The capital is used up in year 3\./)).toBeVisible();
  },
};

/** Without capital, the share would not be a number, and is omitted. */
export const OfNothing: Story = {
  args: { outcome: workOut(feeExamples.nothing) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('the fees come to ₹0. The closing NAV is ₹0.');
  },
};
