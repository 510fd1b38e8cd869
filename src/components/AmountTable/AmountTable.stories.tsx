import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmountTable } from './AmountTable.tsx';

const meta = { title: 'Tables/AmountTable', component: AmountTable } satisfies Meta<typeof AmountTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Amounts are compared digit by digit, so each ends at the right edge of its cell. */
async function endsAtTheRight(cells: readonly HTMLElement[]): Promise<void> {
  for (const cell of cells) {
    const amount = document.createRange();
    amount.selectNodeContents(cell);
    await expect(amount.getBoundingClientRect().right).toBeCloseTo(cell.getBoundingClientRect().right, 0);
  }
}

/** What fees take from ₹50 lakh, year by year. */
export const YearByYear: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    hasTotalColumn: true,
    caption: 'Simple projection, year by year. No returns are applied; GST is not included.',
    columns: [
      'Year',
      'Opening value',
      'Management charge',
      'Performance charge',
      'Broker cost',
      'Total fees',
      'Closing NAV',
    ],
    rows: [
      { id: '1', cells: ['₹50,00,000', '₹1,00,000', '₹9,00,000', '₹10,000', '₹10,10,000', '₹39,90,000'] },
      { id: '2', cells: ['₹39,90,000', '₹79,800', '₹7,18,200', '₹10,000', '₹8,08,000', '₹31,82,000'] },
    ],
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: /year by year/ });
    await expect(table).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /1/ })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Year' })).toBeVisible();
    await endsAtTheRight(canvas.getAllByRole('cell'));
  },
};

/** SEBI’s form for one year: a gain, no change and a loss. */
export const OneYear: Story = {
  args: {
    caption: '₹50 lakh for one year: brokerage 2%, management fee 2%, hurdle 10%, performance fee 20%',
    columns: ['Return', 'Brokerage', 'Management fee', 'Performance fee', 'Total fees', 'Value after fees'],
    rows: [
      { id: '20%', cells: ['₹1,00,000', '₹1,00,000', '₹1,00,000', '₹3,00,000', '₹57,00,000 (14%)'] },
      { id: '0%', cells: ['₹1,00,000', '₹1,00,000', '₹0', '₹2,00,000', '₹48,00,000 (−4%)'] },
      { id: '−20%', cells: ['₹1,00,000', '₹1,00,000', '₹0', '₹2,00,000', '₹38,00,000 (−24%)'] },
    ],
  },
};

/** Amounts of thousands of crores still fit side by side. */
export const Crore: Story = {
  args: {
    caption: 'Regulator-style illustration, year by year. The returns are assumptions, not a forecast.',
    columns: ['Year', 'Opening value', 'Gain or loss', 'Management fee', 'Total fees', 'Closing NAV'],
    rows: [
      {
        id: '1',
        cells: [
          '₹10,00,000,00,00,000',
          '₹2,00,000,00,00,000',
          '₹22,000,00,00,000',
          '₹37,600,00,00,000',
          '₹11,62,400,00,00,000',
        ],
      },
    ],
  },
};

/** On a phone each row is a block, with the column’s heading next to each amount. */
export const Phone: Story = {
  tags: ['!autodocs'],
  args: YearByYear.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await endsAtTheRight(canvas.getAllByRole('cell'));
    const [year] = canvas.getAllByRole('rowheader').map((header) => getComputedStyle(header, '::before').content);
    await expect(year).toContain('Year');
    const [first, second] = canvas.getAllByRole('cell').map((cell) => cell.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    await expect(second?.right).toBe(first?.right);
  },
};
