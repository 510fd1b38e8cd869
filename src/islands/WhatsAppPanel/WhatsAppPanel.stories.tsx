import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { WhatsAppPanel } from './WhatsAppPanel.tsx';

const meta = {
  title: 'Islands/WhatsAppPanel',
  component: WhatsAppPanel,
  // It is fixed in the corner of the window, so there can be only one.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '22rem' } } },
  args: {
    prompt: 'Need assistance? Chat with us on WhatsApp!',
    href: 'https://wa.me/914840000101?text=Hello%20UpperCrust%2C%20I%20would%20like%20to%20know%20more.',
    verifyHref: '/VerifyUs',
  },
} satisfies Meta<typeof WhatsAppPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Contact Us' })).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contact us on WhatsApp' }));
    await expect(canvas.getByRole('group', { name: 'Contact Us' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chat Now (opens in a new tab)' })).toHaveAttribute(
      'href',
      meta.args.href,
    );
    await expect(canvas.getByRole('link', { name: 'Is it really us?' })).toHaveAttribute('href', '/VerifyUs');
  },
};

export const LongPrompt: Story = {
  ...Open,
  args: {
    prompt:
      'Need assistance with your portfolio, a report or a form? Chat with us on WhatsApp from Monday to Friday, and we answer within the day.',
  },
  globals: { viewport: { value: 'narrow' } },
};
