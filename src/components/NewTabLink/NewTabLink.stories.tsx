import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NewTabLink } from './NewTabLink.tsx';

const meta = {
  title: 'Basics/NewTabLink',
  component: NewTabLink,
  args: { href: 'https://smartodr.in', children: 'Online Grievance Redressal' },
} satisfies Meta<typeof NewTabLink>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Its arrow is visual only; screen readers get it in words. */
export const Outside: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Online Grievance Redressal (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** A document on the site itself: a new tab as well, but not another site. */
export const Document: Story = {
  args: { href: '/files/investor-charter.pdf', children: 'Investor Charter' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveTextContent('↗');
  },
};

/** In a text, on a phone: the arrow stays with the words. */
export const InText: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: (Story) => (
    <p>
      If our answer does not settle a complaint, the regulator takes it up: <Story />, at no cost to you.
    </p>
  ),
};
