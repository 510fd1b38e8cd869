import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlaceList } from './PlaceList.tsx';

const meta = {
  title: 'Lists/PlaceList',
  component: PlaceList,
  args: {
    label: 'Main parts of the site',
    links: [
      { label: 'Home', href: '/' },
      { label: 'About Us', href: '/AboutUs' },
      { label: 'Contact Us', href: '/Information' },
    ],
  },
} satisfies Meta<typeof PlaceList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main parts of the site' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/Information');
  },
};
