import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Leadership } from '../MemberCards/MemberCards.stories.tsx';
import { BackLink } from '../BackLink/BackLink.tsx';
import { TeamGroups } from './TeamGroups.tsx';

const leadership = {
  id: 'leadership',
  heading: 'Leadership',
  text: 'They answer for the decisions, the rules and the firm.',
  members: Leadership.args.members,
};

const marketing = {
  id: 'marketing',
  heading: 'Marketing',
  text: 'They talk to clients and partners, and explain what we do and why.',
  members: [
    { id: 'fathima-rasheed', name: 'Fathima Rasheed', title: 'Head of Investor Relations' },
    { id: 'nikhil-rao', name: 'Nikhil Rao', title: 'Partner Relations Manager' },
    { id: 'meera-subramanian', name: 'Meera Subramanian', title: 'Communications Manager' },
  ],
};

const meta = {
  title: 'Firm and contact/TeamGroups',
  component: TeamGroups,
  args: { groups: [leadership, marketing], children: <BackLink href="/AboutUs" label="Go Back" /> },
} satisfies Meta<typeof TeamGroups>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Team: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/AboutUs');
  },
};

/** An empty group has no heading either. */
export const EmptyGroup: Story = {
  args: { groups: [leadership, { ...marketing, members: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Marketing')).toBeNull();
  },
};
