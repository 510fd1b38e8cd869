import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { feeExamples } from '../examples/fee-examples.ts';
import { modes } from '../../lib/fees/modes.ts';
import { FeeTerms } from './FeeTerms.tsx';

const meta = { title: 'Fees/FeeTerms', component: FeeTerms } satisfies Meta<typeof FeeTerms>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Percentages state their base, and there is a return for each year. */
export const Illustration: Story = {
  args: { inputs: feeExamples.illustration, names: modes.illustration.fields },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hurdle rate').nextSibling).toHaveTextContent('10% a year');
    await expect(canvas.getByText('Return of each year').nextSibling).toHaveTextContent('50, −20, 20%');
    await expect(canvas.getByText('Capital at the start').nextSibling).toHaveTextContent('₹1,00,00,000');
  },
};

/** Only returns within the number of years are listed. */
export const MoreReturnsThanYears: Story = {
  args: {
    inputs: { ...feeExamples.illustration, years: 2, returns: [50, -20, 20, 5] },
    names: modes.illustration.fields,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Return of each year').nextSibling).toHaveTextContent(/^50, −20%$/);
  },
};
