import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sources } from './Sources.tsx';

const checked = new Date('2026-09-15');

const meta = {
  title: 'Reading and search/Sources',
  component: Sources,
  args: {
    sources: [
      {
        fact: 'Payments to an intermediary go to a UPI handle in which “valid” comes after the @',
        source: 'SEBI on validated UPI handles and SEBI Check',
        link: 'https://siportal.sebi.gov.in/intermediary/sebi-check',
        checked,
      },
      {
        fact: 'Exit load is capped at 3, 2 and 1% in three years',
        source: 'SEBI circular of 13 February 2020',
        checked,
      },
    ],
  },
} satisfies Meta<typeof Sources>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A source without an address is not a link. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getAllByRole('cell', { name: /^15\s+September\s+2026$/ })).toHaveLength(2);
  },
};

/** A source that has not been checked yet is marked. */
export const NotYet: Story = {
  args: { sources: [{ fact: 'A client abroad may renew the KYC', source: 'SEBI circular of 10 December 2025' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: /^Not\s+yet$/ })).toBeVisible();
  },
};
