import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoRecord } from './NoRecord.tsx';

const meta = {
  title: 'Strategies and funds/NoRecord',
  component: NoRecord,
  args: { names: ['Emerging Moat'] },
} satisfies Meta<typeof NoRecord>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Two: Story = {
  args: { names: ['Emerging Moat', 'UpperCrust Growth Fund'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Emerging Moat and UpperCrust Growth Fund yet/)).toBeVisible();
  },
};

/** Nothing is said where each has a record. */
export const None: Story = {
  tags: ['!autodocs'],
  args: { names: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('no returns');
  },
};
