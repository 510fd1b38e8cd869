import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecordNotes } from './RecordNotes.tsx';

const meta = {
  title: 'Strategies and funds/RecordNotes',
  component: RecordNotes,
  args: {
    notes: [
      { id: 'basis', heading: 'How it is worked out', text: 'Time-weighted, after all fees and expenses.' },
      {
        id: 'notVerified',
        heading: 'Not verified',
        text: 'Performance related information provided herein is not verified by SEBI.',
      },
      {
        id: 'peers',
        heading: 'Other managers',
        text: 'The association publishes the figures of all.',
        otherManagersHref: 'https://www.apmiindia.org/apmi/welcomeiaperformance.htm?action=PMSmenu',
      },
    ],
  },
} satisfies Meta<typeof RecordNotes>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One has the link. */
export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(3);
    await expect(canvas.getByRole('region', { name: 'Other managers' })).toContainElement(canvas.getByRole('link'));
  },
};
