import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineSteps } from './OfflineSteps.tsx';

const meta = {
  title: 'Guides and tax/OfflineSteps',
  component: OfflineSteps,
  args: {
    steps: [
      { title: 'A first conversation' },
      { title: 'KYC, while you are in India', offline: 'A new client cannot do the KYC from abroad.' },
    ],
  },
} satisfies Meta<typeof OfflineSteps>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A step that can be done online is omitted. */
export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
    await expect(canvas.getByText('A new client cannot do the KYC from abroad.')).toBeVisible();
  },
};

export const None: Story = {
  args: { steps: [{ title: 'A first conversation' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every step can be done online.')).toBeVisible();
  },
};
