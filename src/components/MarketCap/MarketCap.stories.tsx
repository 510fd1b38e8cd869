import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { marketCapScale } from '../../lib/approaches/drawn-facts.ts';
import { MarketCap } from './MarketCap.tsx';

const meta = { title: 'Charts and drawings/MarketCap', component: MarketCap } satisfies Meta<typeof MarketCap>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Emerging Moat: from ₹2,000 crore to ₹70,000 crore. */
export const EmergingMoat: Story = {
  args: marketCapScale({ min: 2_000, max: 70_000 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('₹2,000 crore to ₹70,000 crore');
    const ticks = canvas.getAllByText(/^[\d,]+$/).map(({ textContent }) => textContent);
    await expect(ticks).toEqual(['1,000', '10,000', '1,00,000']);
  },
};

/** From a small company to the largest: the scale shows every power of ten between them. */
export const Wide: Story = { args: marketCapScale({ min: 50, max: 2_000_000 }) };
