import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TaxRates } from './TaxRates.tsx';

const of = (appliesTo: string, percent: number, section: string) => ({
  appliesTo,
  percent,
  section,
  link: 'https://www.incometaxindia.gov.in',
  inForceFrom: new Date('2026-04-01'),
  checked: new Date('2025-10-03'),
});

const meta = {
  title: 'Guides and tax/TaxRates',
  component: TaxRates,
  args: {
    shortTerm: of('Listed shares held for at most 12 months', 20, 'Income-tax Act 2025, section 196'),
    longTerm: { ...of('Listed shares held for longer', 12.5, 'Income-tax Act 2025, section 198'), exemptInr: 125_000 },
    cess: { ...of('The tax itself', 4, 'Income-tax Act 2025 and the yearly Finance Act'), link: undefined },
  },
} satisfies Meta<typeof TaxRates>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A section without an address is not a link. */
export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: /^12.5% of gains above ₹1.25\slakh a year$/ })).toBeVisible();
    await expect(canvas.getAllByRole('cell', { name: '3 October 2025' })).toHaveLength(3);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
