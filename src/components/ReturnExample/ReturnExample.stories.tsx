import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { workedMonths, workedPayments } from '../../lib/returns/worked-example.ts';
import { ReturnExample } from './ReturnExample.tsx';

const meta = {
  title: 'Strategies and funds/ReturnExample',
  component: ReturnExample,
  args: { months: workedMonths, payments: workedPayments },
} satisfies Meta<typeof ReturnExample>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The approach gained (time-weighted), but the client lost (money-weighted). */
export const TwoPayments: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2.61%')).toBeVisible();
    await expect(canvas.getByText('−2.01%')).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(/were worth ₹97,48,794 on 30 September 2025/);
  },
};

/** One payment at the beginning: both rates are the same. */
export const OnePayment: Story = {
  args: { payments: workedPayments.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('2.61%')).toHaveLength(2);
  },
};
