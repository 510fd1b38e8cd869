import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LookUpList } from './LookUpList.tsx';

const meta = {
  title: 'Firm and contact/LookUpList',
  component: LookUpList,
  args: {
    links: [
      { label: 'SEBI’s list of registered portfolio managers', href: 'https://www.sebi.gov.in' },
      {
        label: 'SEBI Check, for accounts and UPI handles',
        href: 'https://siportal.sebi.gov.in/intermediary/sebi-check',
      },
    ],
  },
} satisfies Meta<typeof LookUpList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^sebi\.gov\.in/ });
    await expect(link).toHaveAttribute('href', 'https://www.sebi.gov.in');
  },
};
