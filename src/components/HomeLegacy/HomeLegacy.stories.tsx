import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeLegacy } from './HomeLegacy.tsx';

const meta = {
  title: 'Page/HomeLegacy',
  component: HomeLegacy,
  parameters: { layout: 'fullscreen' },
  args: {
    section: {
      heading: 'A legacy that began in 2013',
      text: 'Every portfolio is personal, matched to its owner’s objectives, tolerance for risk and preferences.',
    },
  },
} satisfies Meta<typeof HomeLegacy>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The words stand beside the heading. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read more about us' })).toHaveAttribute('href', '/AboutUs');
  },
};

/** The words stand below the heading. */
export const Phone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

export const WithoutWords: Story = {
  args: { section: { heading: 'A legacy that began in 2013' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(1);
  },
};
