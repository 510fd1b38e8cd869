import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photo } from '../MemberPortrait/MemberPortrait.stories.tsx';
import { MemberCards } from './MemberCards.tsx';

const meta = { title: 'Lists/MemberCards', component: MemberCards } satisfies Meta<typeof MemberCards>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Leadership on the full team page, where the largest group has five columns. */
export const Leadership = {
  args: {
    members: [
      { id: 'anjali-nair', name: 'Anjali Nair', title: 'Principal Officer' },
      { id: 'raghav-menon', name: 'Raghav Menon', title: 'Chief Investment Officer' },
      { id: 'suresh-kurian', name: 'Suresh Kurian', title: 'Compliance Officer' },
      { id: 'thomas-kallivayal', name: 'Thomas Kallivayal', title: 'Chief Operating Officer' },
    ],
    columns: 5,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    const link = canvas.getByRole('link', { name: 'Anjali Nair' });
    await expect(link).toHaveAttribute('href', '/member/anjali-nair');
    const [card] = canvas.getAllByRole('listitem');
    const { left, top } = card?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(left + 40, top + 40)).toBe(link);
  },
} satisfies Story;

/** Leaders of the committee, without a gap next to them. */
export const ThreeColumns: Story = {
  args: { members: Leadership.args.members.slice(0, 3), columns: 3 },
  globals: { viewport: { value: 'desktop' } },
};

/** On a phone members are rows. */
export const Phone: Story = { tags: ['!autodocs'], args: Leadership.args, globals: { viewport: { value: 'phone' } } };

/** Some members have a photograph. */
export const SomeWithPhotographs: Story = {
  args: {
    members: Leadership.args.members.map((member, index) => (index % 2 === 0 ? { ...member, photo } : member)),
    columns: 4,
  },
  globals: { viewport: { value: 'desktop' } },
};

export const One: Story = { args: { members: Leadership.args.members.slice(0, 1), columns: 5 } };

/** In the dev server: a draft, and one with a later publication date. */
export const Unpublished: Story = {
  args: {
    ...Leadership.args,
    members: Leadership.args.members.map((member, index) => ({
      ...member,
      draftNote: ['Draft', 'Visible from 15 September 2025'][index],
    })),
  },
};

/** A long name and a long role, on the narrowest phone. */
export const LongWords: Story = {
  args: {
    members: [
      {
        id: 'meera-subramanian',
        name: 'Venkatanarasimharajuvaripeta Subramaniam Lakshminarayanan',
        title: 'Head of Communications, Investor Education and Non-Resident Relations',
        draftNote: 'Visible from 15 September 2025',
      },
    ],
    columns: 3,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};
