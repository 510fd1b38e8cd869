import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComparisonNotes } from './ComparisonNotes.tsx';

const meta = {
  title: 'Strategies and funds/ComparisonNotes',
  component: ComparisonNotes,
  args: {
    notes: [
      'Time-weighted rate of return (TWRR) of all clients of the approach together, cash included, after all fees and expenses.',
      'Performance related information provided herein is not verified by SEBI.',
    ],
    otherManagersHref: 'https://www.apmiindia.org/apmi/welcomeiaperformance.htm?action=PMSmenu',
  },
} satisfies Meta<typeof ComparisonNotes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BelowReturns: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(3);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.otherManagersHref);
  },
};
