import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonRow } from './ButtonRow.tsx';

const meta = {
  title: 'Basics/ButtonRow',
  component: ButtonRow,
  args: {
    label: 'Schemes',
    buttons: [
      { name: 'Special Opportunities', path: '/SpecialOpportunities' },
      {
        name: 'Emerging Moat',
        document: {
          title: 'Emerging Moat factsheet',
          file: 'files/emerging-moat-factsheet.pdf',
          specimen: false,
          pdf: { bytes: 74_427 },
        },
      },
    ],
  },
} satisfies Meta<typeof ButtonRow>;

export default meta;

type Story = StoryObj<typeof meta>;

/** To a page, and to a document. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Schemes' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Emerging Moat \(PDF, 73\sKB\)/ })).toBeVisible();
  },
};
