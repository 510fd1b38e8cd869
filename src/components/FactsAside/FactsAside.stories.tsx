import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactsAside } from './FactsAside.tsx';

const meta = {
  title: 'Strategies and funds/FactsAside',
  component: FactsAside,
  args: { minimumInvestmentInr: 5_000_000 },
} satisfies Meta<typeof FactsAside>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A fund: amounts in lakh, no exit load. */
export const WealthFund: Story = {
  args: {
    approach: {
      name: 'UpperCrust Wealth Fund',
      specimenFields: ['performance.asOf', 'performance.basis'],
      holdings: { min: 15, max: 15, of: 'stocks' },
      minimumTicketInr: 5_000_000,
      topUpInr: { min: 1_000_000, max: 3_000_000 },
      benchmark: 'Nifty 500 Multicap 50:25:25',
      exitLoadPercent: { firstYear: 0, secondYear: 0, thirdYear: 0 },
      allotmentDate: new Date('2022-01-01'),
      risk: 'aggressive',
      horizonYears: { min: 3, max: 5 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'UpperCrust Wealth Fund: facts' })).toBeVisible();
    await expect(canvas.getByText(/^₹10–30\slakh$/)).toBeVisible();
    // The key facts come first, the most important one at the top.
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms.slice(0, 4)).toEqual(['Minimum ticket', 'Horizon', 'Investor', 'Exit load']);
    await expect(terms).toContain('Allotment');
  },
};

/** A strategy without its own minimum ticket: the firm’s applies, and its holdings are a key fact. */
export const EmergingMoat: Story = {
  args: {
    approach: {
      name: 'Emerging Moat',
      specimenFields: [],
      holdings: { min: 12, max: 14, of: 'stocks' },
      marketCapCrore: { min: 2000, max: 70_000 },
      movingAverageDays: 200,
      reviewEveryQuarters: 2,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^₹50\slakh$/)).toBeVisible();
  },
};

/** Hardly any figures: its record’s benchmark says the most. */
export const SpecialOpportunities: Story = {
  args: {
    approach: {
      name: 'Special Opportunities',
      specimenFields: ['strategyTag', 'primaryBenchmark'],
      strategyTag: 'Equity',
      primaryBenchmark: 'BSE 500 TRI',
    },
  },
};

/** A remark on the holdings, and facts that are invented examples. */
export const GrowthFund: Story = {
  args: {
    approach: {
      name: 'UpperCrust Growth Fund',
      specimenFields: ['benchmark', 'risk'],
      holdings: { min: 8, max: 15, of: 'schemes', note: 'We have also described it as 10–15.' },
      topUpInr: { min: 100_000, max: 100_000 },
      benchmark: 'Nifty 500 TRI',
      risk: 'moderate-plus',
      horizonYears: { min: 1, max: 1 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Specimen')).toHaveLength(2);
    await expect(canvas.getByText('Holdings: We have also described it as 10–15.')).toBeVisible();
  },
};

/** Amounts in crore and loads of each year, with long words, on the narrowest phone. */
export const LongWords: Story = {
  args: {
    approach: {
      name: 'UpperCrust Internationally Diversified Infrastructure Fund',
      specimenFields: ['exitLoadPercent'],
      minimumTicketInr: 100_000_000,
      topUpInr: { min: 2_500_000, max: 15_000_000 },
      marketCapCrore: { min: 20_000, max: 1_750_000 },
      benchmark: 'Nifty India Infrastructure & Logistics Equal Weight Total Return Index',
      exitLoadPercent: { firstYear: 3, secondYear: 2, thirdYear: 1 },
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^₹10\scrore$/)).toBeVisible();
    await expect(canvas.getByText(/^₹25\slakh to ₹1.5\scrore$/)).toBeVisible();
  },
};
