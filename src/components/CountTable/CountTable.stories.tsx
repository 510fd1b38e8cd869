import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CountTable, type CountTableProps } from './CountTable.tsx';

/** Complaints of August 2025. None came from other sources, which therefore have no average time. */
const sources: CountTableProps['table'] = {
  id: 'sources',
  columns: [
    'Received from',
    'Pending at the end of last month',
    'Received',
    'Resolved',
    'Total pending',
    'Pending over 3 months',
    'Average resolution time (days)',
  ],
  rows: [
    { name: 'Directly from Investors', cells: [0, 1, 1, 0, 0, 9] },
    { name: 'SEBI (SCORES)', cells: [1, 0, 1, 0, 0, 16] },
    { name: 'Other Sources', cells: [0, 0, 0, 0, 0, undefined] },
    { name: 'Grand Total', cells: [1, 1, 2, 0, 0, 12.5] },
  ],
};

const trendColumns = ['Carried forward', 'Received', 'Resolved', 'Pending'];

const meta = {
  title: 'Tables/CountTable',
  component: CountTable,
  args: { table: sources, caption: 'Complaints in August 2025, by where they came from', hasTotalRow: true },
} satisfies Meta<typeof CountTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** With a grand total. A missing average is a dash. */
export const Sources: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Other Sources/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['0', '0', '0', '0', '0', '—no figure']);
    const total = canvas.getByRole('rowheader', { name: 'Grand Total' });
    await expect(total).toHaveStyle({ fontWeight: '600' });
  },
};

export const Months: Story = {
  args: {
    table: {
      id: 'months',
      columns: ['Month', ...trendColumns],
      rows: [
        { name: 'June 2025', cells: [0, 2, 1, 1] },
        { name: 'July 2025', cells: [1, 1, 1, 1] },
        { name: 'August 2025', cells: [1, 1, 2, 0] },
      ],
    },
    caption: 'Complaints by month, oldest first',
    hasTotalRow: false,
  },
};

/** Many investors: digits are grouped the Indian way. */
export const LargeCounts: Story = {
  args: {
    table: {
      id: 'years',
      columns: ['Year', ...trendColumns],
      rows: [{ name: '2024–25', cells: [99_999, 1_23_456, 12_34_567, 0] }],
    },
    caption: 'Complaints by year, from April to March',
    hasTotalRow: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '12,34,567' })).toBeVisible();
  },
};

/** On a phone each row is a block, with a label next to each count, without horizontal scrolling. */
export const NarrowPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
