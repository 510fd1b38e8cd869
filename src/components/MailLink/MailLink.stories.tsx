import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailLink } from './MailLink.tsx';

const meta = {
  title: 'Basics/MailLink',
  component: MailLink,
  args: { mailbox: 'grievance@uppercrust.example' },
} satisfies Meta<typeof MailLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Mailbox: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'grievance@uppercrust.example' });
    await expect(link).toHaveAttribute('href', 'mailto:grievance@uppercrust.example');
  },
};
