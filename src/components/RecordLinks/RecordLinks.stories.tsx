import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecordLinks } from './RecordLinks.tsx';

const meta = {
  title: 'Strategies and funds/RecordLinks',
  component: RecordLinks,
  args: {
    approach: { id: 'EmergingMoat', name: 'Emerging Moat' },
    otherManagersHref: 'https://www.apmiindia.org/apmi/welcomeiaperformance.htm?action=PMSmenu',
  },
} satisfies Meta<typeof RecordLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas, args }) => {
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual([
      '/Performance/EmergingMoat.csv',
      '/Performance',
      '/WhyMyReturnDiffers',
      args.otherManagersHref,
    ]);
  },
};
