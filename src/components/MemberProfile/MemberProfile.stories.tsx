import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photo } from '../MemberPortrait/MemberPortrait.stories.tsx';
import { BackLink } from '../BackLink/BackLink.tsx';
import { MemberProfile } from './MemberProfile.tsx';

const leela = {
  id: 'leela-pillai',
  name: 'Leela Pillai',
  title: 'Client Service Manager',
  info: `Leela answers clients once their portfolio is running: statements, additions and withdrawals, changes of address or nominee, and the papers that their accountants need at the end of the year. She gives a day by which a request will be done, and writes on that day even if it is not.

She records every complaint in the client’s words, passes it to the compliance officer at once, and tells the client what happens next, the outside routes included. When two complaints have the same cause, she asks for the cause to be removed.
`,
  specimen: true,
};

const meta = {
  title: 'Firm and contact/MemberProfile',
  component: MemberProfile,
  args: { member: leela, roles: [], groupHeading: 'Operations', children: <BackLink href="/Fullteam" /> },
} satisfies Meta<typeof MemberProfile>;

export default meta;

type Story = StoryObj<typeof meta>;

/** An invented person, like all of them for now. */
export const Specimen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Leela Pillai' })).toBeVisible();
    await expect(canvas.getByText(/^She records every complaint/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/Fullteam');
  },
};

/** A person who manages one approach, and is the stand-in for another, which they used to manage. */
export const Manager: Story = {
  args: {
    member: {
      ...leela,
      joined: new Date('2013-04-01'),
      professionSince: 1999,
    },
    roles: [
      { approach: 'EmergingMoat', name: 'Emerging Moat', words: 'Has managed it since 1 April 2020' },
      {
        approach: 'SpecialOpportunities',
        name: 'Special Opportunities',
        words: 'Stands in for its manager; managed it from 1 April 2022 to 29 February 2024',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('With the firm since 1 April 2013. In the profession since 1999.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Emerging Moat' })).toHaveAttribute('href', '/EmergingMoat');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Photograph: Story = {
  args: { member: { ...leela, specimen: false, photo } },
};

/** In the dev server. */
export const Draft: Story = { args: { member: { ...leela, draftNote: 'Draft' } } };

/** A long name and role, and a biography of one sentence, on the narrowest phone. */
export const LongWords: Story = {
  args: {
    member: {
      id: 'meera-subramanian',
      name: 'Venkatanarasimharajuvaripeta Subramaniam',
      title: 'Head of Communications, Investor Education and Non-Resident Relations',
      info: 'Meera edits what the firm sends to clients.',
      specimen: true,
    },
    groupHeading: 'Marketing',
  },
  globals: { viewport: { value: 'narrow' } },
};
