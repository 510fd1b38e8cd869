import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Day } from './Day.tsx';

const meta = {
  title: 'Basics/Day',
  component: Day,
  args: { date: new Date('2025-09-15') },
} satisfies Meta<typeof Day>;

export default meta;

type Story = StoryObj<typeof meta>;

/** In a column that is narrower than the date. */
export const Narrow: Story = {
  args: { className: 'whitespace-nowrap' },
  decorators: (Story) => <p className="w-16">{Story()}</p>,
  play: async ({ canvas }) => {
    const day = canvas.getByText('15 September 2025');
    await expect(day).toHaveAttribute('datetime', '2025-09-15');
    await expect(day.getClientRects()).toHaveLength(1);
  },
};

/** A factsheet has a month for readers; programs get its last day. */
export const Month: Story = {
  args: { date: new Date('2025-09-30'), children: 'September 2025' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('September 2025')).toHaveAttribute('datetime', '2025-09-30');
  },
};
