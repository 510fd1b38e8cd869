import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Funds, Strategies } from '../ApproachRows/ApproachRows.stories.tsx';
import { ApproachSections } from './ApproachSections.tsx';

const meta = {
  title: 'Strategies and funds/ApproachSections',
  component: ApproachSections,
  args: {
    sections: [
      { heading: 'Strategies', entries: Strategies.args.entries },
      { heading: 'Funds', entries: Funds.args.entries },
    ],
  },
} satisfies Meta<typeof ApproachSections>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {};

/** A firm without funds: no heading for an empty section. */
export const StrategiesAlone: Story = {
  args: {
    sections: [
      { heading: 'Strategies', entries: Strategies.args.entries },
      { heading: 'Funds', entries: [] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  },
};
