import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ComplaintTables } from './ComplaintTables.tsx';

/** A month of 2025, by its number. */
const monthOf2025 = (number: number) => ({
  name: `2025-${String(number).padStart(2, '0')}`,
  from: new Date(Date.UTC(2025, number - 1, 1)),
  to: new Date(Date.UTC(2025, number, 0)),
});

const balance = (carriedForward: number, received: number, resolved: number) => ({
  carriedForward,
  received,
  resolved,
  pending: carriedForward + received - resolved,
});

const meta = {
  title: 'Firm and contact/ComplaintTables',
  component: ComplaintTables,
  args: {
    complaints: {
      month: monthOf2025(8),
      sources: [
        { from: 'Directly from Investors', ...balance(0, 1, 1), pendingOverThreeMonths: 0, averageDays: 9 },
        { from: 'SEBI (SCORES)', ...balance(1, 0, 1), pendingOverThreeMonths: 0, averageDays: 16 },
        { from: 'Other Sources', ...balance(0, 0, 0), pendingOverThreeMonths: 0 },
      ],
      months: [
        { month: monthOf2025(4), ...balance(0, 1, 1) },
        { month: monthOf2025(5), ...balance(0, 0, 0) },
        { month: monthOf2025(6), ...balance(0, 2, 1) },
        { month: monthOf2025(7), ...balance(1, 1, 1) },
        { month: monthOf2025(8), ...balance(1, 1, 2) },
      ],
      years: [
        { year: '2022–23', ...balance(0, 2, 2) },
        { year: '2023–24', ...balance(0, 3, 2) },
        { year: '2024–25', ...balance(1, 2, 3) },
      ],
    },
    headings: { sources: 'The month, by source', months: 'Trend by month', years: 'Trend by year' },
    notes: [
      {
        id: 'resolved',
        heading: 'Resolved',
        text: 'Complaints resolved include complaints of earlier periods that were resolved in this one.',
      },
      { id: 'pending', heading: 'Pending', text: 'Complaints pending are those open on the last day of the period.' },
      {
        id: 'average',
        heading: 'Average resolution time',
        text: 'The average time is the total number of days taken to resolve complaints in the month, divided by the number of complaints resolved.',
      },
    ],
  },
} satisfies Meta<typeof ComplaintTables>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A source without resolved complaints has no average; the total weights each by the number that it resolved. */
export const August: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Complaints in August 2025, by source' });
    const rows = within(table).getAllByRole('row');
    await expect(
      within(rows[3] ?? table)
        .getAllByRole('cell')
        .at(-1),
    ).toHaveTextContent('—no figure');
    await expect(
      within(rows[4] ?? table)
        .getAllByRole('cell')
        .at(-1),
    ).toHaveTextContent('12.5');
    await expect(canvas.getByRole('rowheader', { name: 'Grand Total' })).toHaveStyle({ fontWeight: '600' });
    // The total is bold, not the column headings.
    for (const heading of canvas.getAllByRole('columnheader')) await expect(heading).toHaveStyle({ fontWeight: '500' });
  },
};

/** A month without complaints. */
export const None: Story = {
  args: {
    complaints: {
      month: monthOf2025(5),
      sources: [{ from: 'Directly from Investors', ...balance(0, 0, 0), pendingOverThreeMonths: 0 }],
      months: [{ month: monthOf2025(5), ...balance(0, 0, 0) }],
      years: [{ year: '2024–25', ...balance(0, 0, 0) }],
    },
  },
};

/** Counts of a very large firm. */
export const Many: Story = {
  args: {
    complaints: {
      month: monthOf2025(8),
      sources: [
        {
          from: 'Directly from Investors',
          ...balance(104_512, 1_250_000, 1_236_400),
          pendingOverThreeMonths: 24_000,
          averageDays: 21.75,
        },
      ],
      months: [{ month: monthOf2025(8), ...balance(104_512, 1_250_000, 1_236_400) }],
      years: [{ year: '2024–25', ...balance(98_000, 13_500_000, 13_493_488) }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,35,00,000')).toBeVisible();
  },
};
