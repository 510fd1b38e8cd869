import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Bar } from './Bar.tsx';

const meta = {
  title: 'Charts and drawings/Bar',
  component: Bar,
  args: { from: 0, to: 15, scale: 100 },
  decorators: (Story) => <div className="[&>svg]:h-3 [&>svg]:w-full">{Story()}</div>,
} satisfies Meta<typeof Bar>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Start and length of the filled part in a story’s bar. */
const spanIn = (root: HTMLElement) => {
  const fill = root.querySelector('svg')?.lastElementChild;
  return [fill?.getAttribute('x'), fill?.getAttribute('width')];
};

export const FromNothing: Story = {
  play: async ({ canvasElement }) => {
    await expect(spanIn(canvasElement)).toEqual(['0%', '15%']);
  },
};

export const Between: Story = {
  args: { from: 3, to: 4, scale: 4 },
  play: async ({ canvasElement }) => {
    await expect(spanIn(canvasElement)).toEqual(['75%', '25%']);
  },
};

export const Whole: Story = { args: { to: 100 } };
