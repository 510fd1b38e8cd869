import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApproachRows } from './ApproachRows.tsx';

const meta = { title: 'Lists/ApproachRows', component: ApproachRows } satisfies Meta<typeof ApproachRows>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Number of holdings, of portfolios, or the split: the one that says most about a strategy. */
export const Strategies = {
  args: {
    entries: [
      {
        id: 'EmergingMoat',
        name: 'Emerging Moat',
        summary: 'A small number of mid-sized companies whose advantage over their competitors is forming now.',
        specimen: false,
        holdings: { min: 12, max: 14, of: 'stocks' },
        portfolios: [],
      },
      {
        id: 'SpecialOpportunities',
        name: 'Special Opportunities',
        summary: 'Companies in the middle of a change that the market has not yet fully priced in.',
        specimen: false,
        portfolios: ['emerging-india-portfolio', 'shariah-compliant-portfolio'],
      },
      {
        id: 'ModerateCompounders',
        name: 'Moderate Compounders',
        summary: 'Leaders of large sectors for steadiness, emerging leaders for growth, and room to hold money back.',
        specimen: false,
        limits: [{ what: 'Equity', minPercent: 50 }],
        portfolios: [],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^12–14\sstocks$/)).toBeVisible();
    await expect(canvas.getByText(/^2\sportfolios$/)).toBeVisible();
    await expect(canvas.getByText('Equity: at least 50%')).toBeVisible();
    // The whole row is the link.
    const [row] = canvas.getAllByRole('listitem');
    const { left, top } = row?.getBoundingClientRect() ?? new DOMRect();
    const link = canvas.getByRole('link', { name: 'Emerging Moat' });
    await expect(document.elementFromPoint(left + 40, top + 40)).toBe(link);
    await expect(link).toHaveAttribute('href', '/EmergingMoat');
  },
} satisfies Story;

/** In the dev server: a draft, and one with a later publication date. */
export const Unpublished: Story = {
  args: {
    entries: Strategies.args.entries.map((entry, index) => ({
      ...entry,
      draftNote: ['Draft', 'Visible from 15 September 2025'][index],
    })),
  },
};

/** A long name and no number, on the narrowest phone. */
export const LongWords: Story = {
  args: {
    entries: [
      {
        id: 'UpperCrustGrowthFund',
        name: 'UpperCrust Internationally Diversified Infrastructure Opportunities Fund',
        summary:
          'A portfolio of equity mutual funds in their direct plans, with a satellite of ETFs, liquid holdings and commodities, for investors who do not want to choose single companies.',
        specimen: true,
        portfolios: [],
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    // Only the summary: no space is reserved for a number.
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(1);
  },
};
