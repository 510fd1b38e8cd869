import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Value } from './Value.tsx';

const meta = {
  title: 'Basics/Value',
  component: Value,
  decorators: (Story) => (
    <p className="max-w-92">The portfolio holds {Story()}, and reviews them every two quarters.</p>
  ),
} satisfies Meta<typeof Value>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A range stays on one line, however narrow the column. */
export const Range: Story = {
  args: { value: '12–14 stocks' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12–14 stocks')).toHaveStyle({ whiteSpace: 'nowrap' });
  },
};

/** So does a range of amounts, together with its unit. */
export const RangeOfAmounts: Story = {
  args: { value: '₹10–30\u00A0lakh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^₹10–30\slakh$/)).toHaveStyle({ whiteSpace: 'nowrap' });
  },
};

/** A range with grouped thousands stays on one line as well. */
export const RangeOfThousands: Story = {
  args: { value: '1,000–1,500\u00A0stocks' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1,000–1,500\sstocks$/)).toHaveStyle({ whiteSpace: 'nowrap' });
  },
};

export const Amount: Story = { args: { value: '₹2,000 crore to ₹70,000 crore' } };

/** Longer words break like normal text. */
export const Words: Story = { args: { value: '2% in the first year and 1% in the second year, then nil' } };
