import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TaxExample } from './TaxExample.tsx';

const meta = {
  title: 'Guides and tax/TaxExample',
  component: TaxExample,
  args: {
    gains: { shortTermInr: 300_000, longTermInr: 800_000 },
    rates: {
      shortTerm: { percent: 20 },
      longTerm: { percent: 12.5, exemptInr: 125_000 },
      cess: { percent: 4 },
    },
  },
} satisfies Meta<typeof TaxExample>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BothGains: Story = {
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(values).toEqual(['₹60,000', '₹84,375', '₹1,44,375', '₹5,775', '₹1,50,150']);
    await expect(canvas.getByText('10.55%')).toBeVisible();
  },
};

/** A long-term gain within the exemption has an empty bar; without a gain there is no bar. */
export const NothingToPay: Story = {
  args: { gains: { shortTermInr: 0, longTermInr: 100_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹1,00,000 is not above ₹1,25,000')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
