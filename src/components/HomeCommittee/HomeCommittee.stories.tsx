import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HomeCommittee } from './HomeCommittee.tsx';

const leaders = [
  { id: 'anjali-nair', name: 'Anjali Nair', title: 'Principal Officer', group: 'leadership' },
  { id: 'raghav-menon', name: 'Raghav Menon', title: 'Chief Investment Officer', group: 'leadership' },
];

const others = [
  { id: 'jacob-thekkan', name: 'Jacob Thekkan', title: 'Head of Research', group: 'research' },
  { id: 'devika-panicker', name: 'Devika Panicker', title: 'Senior Analyst', group: 'research' },
];

const meta = {
  title: 'Lists/HomeCommittee',
  component: HomeCommittee,
  parameters: { layout: 'fullscreen' },
  args: {
    section: {
      heading: 'Core Investment Committee',
      text: 'The people who weigh what enters a portfolio and what leaves it.',
    },
    members: [...leaders, ...others],
  },
} satisfies Meta<typeof HomeCommittee>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Leaders are in a row of their own. */
export const LeadersAndOthers: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('list').map((row) => within(row).getAllByRole('link'));
    await expect(rows.map((links) => links.map(({ textContent }) => textContent))).toEqual([
      ['Anjali Nair', 'Raghav Menon'],
      ['Jacob Thekkan', 'Devika Panicker'],
    ]);
    const whole = canvas.getByRole('link', { name: 'See Our Full Team' });
    await expect(whole).toHaveAttribute('href', '/Fullteam');
  },
};

export const Phone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

/** No empty list for screen readers to find. */
export const OnlyLeaders: Story = {
  args: { members: leaders },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
  },
};

/** Without a committee the section is left out. */
export const None: Story = {
  args: { members: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
