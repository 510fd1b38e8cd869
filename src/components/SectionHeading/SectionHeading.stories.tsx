import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  title: 'Page/SectionHeading',
  component: SectionHeading,
  args: {
    id: 'office',
    section: {
      heading: 'Visit the office',
      text: 'Please call before you come, so that the right person is free.',
    },
  },
} satisfies Meta<typeof SectionHeading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithIntroduction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Visit the office' })).toHaveAttribute('id', 'office');
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Please call before you come');
  },
};

/** Next to cards or rows, which matter more than the introduction. */
export const MutedIntroduction: Story = {
  args: { isMuted: true },
  play: async ({ canvas }) => {
    const [heading, introduction] = [canvas.getByRole('heading'), canvas.getByRole('paragraph')];
    await expect(getComputedStyle(introduction).color).not.toBe(getComputedStyle(heading).color);
  },
};

export const HeadingAlone: Story = {
  args: { section: { heading: 'Visit the office' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('paragraph')).toBeNull();
    // What follows does not touch it.
    await expect(canvas.getByRole('heading')).toHaveStyle({ marginBottom: '16px' });
  },
};
