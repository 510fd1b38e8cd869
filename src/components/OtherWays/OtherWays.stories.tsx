import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OtherWays } from './OtherWays.tsx';

const meta = {
  title: 'Firm and contact/OtherWays',
  component: OtherWays,
  args: { mailbox: 'contact@uppercrust.example', chatHref: 'https://wa.me/914840000101' },
} satisfies Meta<typeof OtherWays>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'write to contact@uppercrust.example or chat with us on WhatsApp (opens in a new tab).',
    );
  },
};

/** The firm has no chat. */
export const MailOnly: Story = {
  args: { chatHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('write to contact@uppercrust.example.');
  },
};
