import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CalculatorNotes } from './CalculatorNotes.tsx';

const meta = {
  title: 'Fees/CalculatorNotes',
  component: CalculatorNotes,
  args: { isSpecimen: true, hasPlans: true },
} satisfies Meta<typeof CalculatorNotes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Specimen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Specimen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'further down' })).toHaveAttribute('href', '#plans');
  },
};

/** A firm with figures of its own, and without plans. */
export const WithoutPlans: Story = {
  args: { isSpecimen: false, hasPlans: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
