import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApproachPeople } from './ApproachPeople.tsx';

const raghav = { name: 'Raghav Menon', title: 'Chief Investment Officer', href: '/member/raghav-menon' };
const jacob = { name: 'Jacob Thekkan', title: 'Head of Research', href: '/member/jacob-thekkan' };

const meta = {
  title: 'Strategies and funds/ApproachPeople',
  component: ApproachPeople,
  args: {
    managers: [
      { name: 'Gopal Warrier', from: new Date('2024-04-01') },
      { ...jacob, from: new Date('2025-07-01') },
    ],
    standIn: raghav,
    principalsInvestment: { minInr: 10_000_000, maxInr: 50_000_000, asOf: new Date('2025-09-30') },
    policy: { title: 'Own dealing and conflicts', href: '/ConflictsOfInterest' },
    specimenFields: ['managers', 'standIn', 'principalsInvestment'],
  },
} satisfies Meta<typeof ApproachPeople>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A person who has left has no page, and no link. */
export const AnotherManager: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Manager since 1 July 2025')).toBeVisible();
    await expect(canvas.getByText('1 April 2024 to 30 June 2025')).toBeVisible();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Jacob Thekkan',
      'Raghav Menon',
      'Own dealing and conflicts',
    ]);
    await expect(canvas.getByText(/^₹1–5\scrore/)).toBeVisible();
    await expect(canvas.getAllByText('Specimen')).toHaveLength(4);
  },
};

/** The same manager from the beginning, with nothing else published. */
export const ManagerAlone: Story = {
  args: {
    managers: [{ ...raghav, from: new Date('2020-04-01') }],
    standIn: undefined,
    principalsInvestment: undefined,
    policy: undefined,
    specimenFields: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(1);
    await expect(canvas.queryByText('Specimen')).toBeNull();
  },
};

/** Without any of its fields there is no heading either. */
export const Nothing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...ManagerAlone.args, managers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
