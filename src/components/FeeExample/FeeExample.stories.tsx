import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { feeExamples } from '../examples/fee-examples.ts';
import { FeeExample } from './FeeExample.tsx';

const meta = {
  title: 'Fees/FeeExample',
  component: FeeExample,
  args: { inputs: feeExamples.simple },
} satisfies Meta<typeof FeeExample>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Below the calculator on its page: works without scripts. */
export const Simple: Story = {
  play: async ({ canvas }) => {
    const example = canvas.getByRole('region', { name: 'A worked example' });
    await expect(example).toHaveTextContent('₹33,95,216, 67.9% of the capital');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** The same in the other mode, with its working. */
export const Illustration: Story = { args: { inputs: feeExamples.illustration } };
