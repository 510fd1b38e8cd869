import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailLink } from '../MailLink/MailLink.tsx';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Lists/FactList',
  component: FactList,
  args: {
    facts: [
      { label: 'Email', value: <MailLink mailbox="contact@uppercrust.example" />, isSpecimen: true },
      { label: 'Hours', value: 'Monday to Friday, 9.30 am to 5.30 pm, Indian Standard Time' },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Below: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('contact@uppercrust.example Specimen');
    await expect(canvas.getAllByText('Specimen')).toHaveLength(1);
  },
};

export const BetweenHairlines: Story = { args: { className: 'rows' } };
