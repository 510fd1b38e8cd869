import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OtherManagersLink } from './OtherManagersLink.tsx';

const meta = {
  title: 'Basics/OtherManagersLink',
  component: OtherManagersLink,
  args: { href: 'https://www.apmiindia.org/apmi/welcomeiaperformance.htm?action=PMSmenu' },
} satisfies Meta<typeof OtherManagersLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ToApmi: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: /^Performance of other portfolio managers at APMI/ });
    await expect(link).toHaveAttribute('href', args.href);
  },
};
