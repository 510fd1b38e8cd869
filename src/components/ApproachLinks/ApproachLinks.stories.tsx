import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApproachLinks } from './ApproachLinks.tsx';

const meta = {
  title: 'Strategies and funds/ApproachLinks',
  component: ApproachLinks,
  args: {
    factsheet: {
      title: 'Emerging Moat factsheet',
      file: 'files/emerging-moat-factsheet.pdf',
      specimen: false,
      pdf: { bytes: 74_427 },
    },
    hasRecord: true,
    feesHref: '/FeeCalculation?mode=plans',
    hasOthers: true,
  },
} satisfies Meta<typeof ApproachLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent.replace(/ \(.*/, ''));
    await expect(names).toEqual(['Download factsheet', 'The record', 'Work out the fees', 'Compare']);
  },
};

/** The only approach of a firm, before its first month and its first factsheet. */
export const New: Story = {
  args: { factsheet: undefined, hasRecord: false, hasOthers: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Work out the fees');
  },
};
