import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoProvider } from './NoProvider.tsx';

const meta = {
  title: 'Firm and contact/NoProvider',
  component: NoProvider,
  args: { mailbox: 'contact@uppercrust.example', phone: '+914840000100' },
} satisfies Meta<typeof NoProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BothWays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing can be sent from this page at the moment\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /484/ })).toHaveAttribute('href', 'tel:+914840000100');
  },
};

/** The firm has chosen to have no form, so there is no apology. */
export const Chosen: Story = {
  args: { isPermanent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Please write to/)).toBeVisible();
  },
};
