import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlaceRows } from './PlaceRows.tsx';

const meta = {
  title: 'Lists/PlaceRows',
  component: PlaceRows,
  args: {
    places: [
      { label: 'Home', href: '/' },
      { label: 'About Us', href: '/AboutUs' },
      { label: 'Strategy', href: '/Schemes' },
      { label: 'Business Opportunity', href: '/BusinessOpportunity' },
      { label: 'Reading Room', href: '/NewsLetter' },
      { label: 'Contact Us', href: '/Information' },
    ],
  },
} satisfies Meta<typeof PlaceRows>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Places: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main parts of the site' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Strategy' })).toHaveAttribute('href', '/Schemes');
  },
};
