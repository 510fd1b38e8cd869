import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { monthTable, periodTable, riskTable } from '../../lib/returns/record-tables.ts';
import { exampleRecord } from '../examples/example-record.ts';
import { workedMonths } from '../../lib/returns/worked-example.ts';
import { ValueTable } from './ValueTable.tsx';

const meta = { title: 'Tables/ValueTable', component: ValueTable } satisfies Meta<typeof ValueTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A record of eighteen months has no figures for two years or more. */
export const Periods: Story = {
  args: {
    table: periodTable(exampleRecord),
    approachId: 'SpecialOpportunities',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Returns to 30 September 2025, in percent' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '3 months −1.83 −3.41' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '2 years, annualised no figure no figure' })).toBeVisible();
    const { dataset } = canvas.getByRole('cell', { name: '−1.83' });
    await expect(dataset).toMatchObject({ approach: 'SpecialOpportunities', series: 'net', period: '3M' });
    await expect(canvas.getByText('−1.83')).toHaveAttribute('value', '-1.83');
  },
};

/** The ratio in a benchmark’s name stays on one line. */
export const RatioOnNarrowPhone: Story = {
  tags: ['!autodocs'],
  args: {
    table: periodTable({ ...exampleRecord, benchmark: 'Nifty 500 Multi Asset 50:20:20:10' }),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50:20:20:10').getClientRects()).toHaveLength(1);
    await expect(canvas.getByRole('columnheader', { name: 'Nifty 500 Multi Asset 50:20:20:10' })).toBeVisible();
  },
};

/** The months of two financial years, the second incomplete. Values for programs are only given if they differ. */
export const Months = {
  args: { table: monthTable(workedMonths, 'BSE 500 TRI'), layout: 'grid' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll('data')].map(({ value, textContent }) => [value, textContent]);
    await expect(figures).toContainEqual(['-5.80', '−5.80']);
    await expect(figures.filter(([value, words]) => value === words)).toEqual([]);
  },
} satisfies Story;

export const MonthsOnPhone: Story = { ...Months, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

/** A benchmark’s row is marked by what it is, not by its place: here it is the first, and follows itself. */
export const BenchmarkAlone: Story = {
  tags: ['!autodocs'],
  args: {
    table: {
      ...Months.args.table,
      rows: Months.args.table.rows.filter(({ name }) => name.endsWith('benchmark')),
    },
    layout: 'grid',
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    for (const heading of canvas.getAllByRole('rowheader')) await expect(heading).toHaveStyle({ fontWeight: '400' });
  },
};

/** A single month has no volatility. */
export const NothingToDivideBy: Story = {
  args: { table: riskTable([{ month: '2025-09', net: 1, benchmark: 0 }], 'BSE 500 TRI') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Beta no figure' })).toBeVisible();
  },
};
