import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JumpLinks } from './JumpLinks.tsx';

const meta = {
  title: 'Basics/JumpLinks',
  component: JumpLinks,
  decorators: (Story) => (
    <section>
      <h2 id="approaches">Each beside its benchmark</h2>
      <Story />
    </section>
  ),
  args: {
    labelledBy: 'approaches',
    links: [
      { label: 'Emerging Moat', href: '#EmergingMoat' },
      { label: 'Special Opportunities', href: '#SpecialOpportunities' },
      { label: 'Moderate Compounders', href: '#ModerateCompounders' },
    ],
  },
} satisfies Meta<typeof JumpLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Each beside its benchmark' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
