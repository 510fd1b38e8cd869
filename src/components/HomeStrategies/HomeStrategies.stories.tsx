import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Strategies } from '../ApproachRows/ApproachRows.stories.tsx';
import { HomeStrategies } from './HomeStrategies.tsx';

const meta = {
  title: 'Strategies and funds/HomeStrategies',
  component: HomeStrategies,
  parameters: { layout: 'fullscreen' },
  args: {
    section: {
      heading: 'Three ways to own a moat',
      text: 'Each strategy looks for businesses that rivals find hard to copy.',
    },
    strategies: Strategies.args.entries,
  },
} satisfies Meta<typeof HomeStrategies>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Three ways to own a moat' });
    await expect(region).toContainElement(canvas.getByRole('link', { name: 'Moderate Compounders' }));
    const all = canvas.getByRole('link', { name: 'Read more about our strategies' });
    await expect(all).toHaveAttribute('href', '/Schemes');
  },
};

export const Phone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
