import type { Meta, StoryObj } from '@storybook/react-vite';
import { DraftMark } from './DraftMark.tsx';

const meta = {
  component: DraftMark,
  decorators: (Story) => (
    <h2>
      Why we count families, not crores <Story />
    </h2>
  ),
} satisfies Meta<typeof DraftMark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Draft: Story = { args: { words: 'Draft' } };

export const Scheduled: Story = { args: { words: 'Visible from 15 September 2025' } };
