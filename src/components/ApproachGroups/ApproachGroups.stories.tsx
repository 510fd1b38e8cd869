import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApproachGroups } from './ApproachGroups.tsx';

const approach = { summary: 'Companies whose advantage is forming now.', specimen: false, portfolios: [] };

const meta = {
  title: 'Lists/ApproachGroups',
  component: ApproachGroups,
  args: {
    groups: [
      { heading: 'Strategies', entries: [{ ...approach, id: 'EmergingMoat', name: 'Emerging Moat' }] },
      { heading: 'Funds', entries: [{ ...approach, id: 'UpperCrustGrowthFund', name: 'UpperCrust Growth Fund' }] },
    ],
  },
} satisfies Meta<typeof ApproachGroups>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Strategies', 'Funds']);
  },
};

/** A firm without funds. */
export const StrategiesAlone: Story = {
  args: {
    groups: [
      { heading: 'Strategies', entries: [{ ...approach, id: 'EmergingMoat', name: 'Emerging Moat' }] },
      { heading: 'Funds', entries: [] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Strategies');
  },
};
