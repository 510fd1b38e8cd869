import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhoneLink } from './PhoneLink.tsx';

const meta = {
  title: 'Basics/PhoneLink',
  component: PhoneLink,
  args: { number: '+914840000100' },
} satisfies Meta<typeof PhoneLink>;

export default meta;

type Story = StoryObj<typeof meta>;

/** An Indian number, with spaces that do not break. */
export const Indian: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^\+91\s484\s000\s0100$/ });
    await expect(link).toHaveAttribute('href', 'tel:+914840000100');
  },
};

/** Any other number stays as it is. */
export const Foreign: Story = { args: { number: '+442079460000' } };
