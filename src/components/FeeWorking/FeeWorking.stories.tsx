import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { feeExamples } from '../examples/fee-examples.ts';
import { feeTables } from '../../lib/fees/fee-tables.ts';
import { workOut } from '../../lib/fees/outcome.ts';
import { FeeWorking } from './FeeWorking.tsx';

const meta = {
  title: 'Fees/FeeWorking',
  component: FeeWorking,
  args: { rows: workOut(feeExamples.illustration).rows, lines: feeTables.illustration.working ?? [] },
} satisfies Meta<typeof FeeWorking>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first year is expanded, and others can be as well. */
export const GainAndLoss: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('group');
    await expect(first).toHaveAttribute('open');
    await expect(second).not.toHaveAttribute('open');
    await userEvent.click(canvas.getByText('Year 2'));
    await expect(second).toHaveAttribute('open');
    await expect(first).toHaveAttribute('open');
  },
};
