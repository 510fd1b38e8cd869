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

/** A range stays on one line, however narrow the column, and so does one of amounts, together with its unit. */
export const Ranges: Story = {
  args: { value: '12–14 stocks' },
  render: ({ value }) => (
    <>
      <Value value={value} /> of <Value value={'₹1,000–1,500\u00A0lakh'} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const range of ['12–14 stocks', /^₹1,000–1,500\slakh$/])
      await expect(canvas.getByText(range)).toHaveStyle({ whiteSpace: 'nowrap' });
  },
};

/** Longer words break like normal text. */
export const Words: Story = { args: { value: '2% in the first year and 1% in the second year, then nil' } };
