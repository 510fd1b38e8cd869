import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrivacyNote } from './PrivacyNote.tsx';

const meta = {
  title: 'Firm and contact/PrivacyNote',
  component: PrivacyNote,
  args: { provider: 'https://api.emailjs.com' },
} satisfies Meta<typeof PrivacyNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BelowTheForm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/PrivacyPolicy');
  },
};
