import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Value } from './Value.tsx';

const meta = {
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

export const Amount: Story = { args: { value: '₹2,000 crore to ₹70,000 crore' } };

/** A sentence’s worth of words breaks like any others. */
export const Words: Story = { args: { value: '2% in the first year and 1% in the second year, then nil' } };
