import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClosingBand } from './ClosingBand.tsx';

const meta = {
  title: 'Page/ClosingBand',
  component: ClosingBand,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Begin with ₹50 lakh and a conversation.',
    text: 'Tell us what the money is for and when it will be needed. We will say plainly whether we are the right manager for it.',
    action: { label: 'Contact Us', href: '/Information' },
  },
} satisfies Meta<typeof ClosingBand>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EveryPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/Information');
  },
};

export const HeadingAlone: Story = { args: { text: undefined } };

/** A longer minimum investment. */
export const LongHeading: Story = {
  args: { heading: 'Begin with ₹1 crore 25 lakh, a conversation, and as much time as you need to decide.' },
};
