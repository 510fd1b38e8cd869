import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleRecord } from '../examples/example-record.ts';
import { RecordSheets } from './RecordSheets.tsx';

const hybrid = {
  ...exampleRecord,
  id: 'UpperCrustProsperityFund',
  name: 'UpperCrust Prosperity Fund',
  tag: 'Hybrid',
  benchmark: 'Nifty 50 Hybrid Composite Debt 50:50',
  isSpecimen: false,
  draftNote: 'Draft',
  aum: undefined,
  managedSince: new Date('2025-02-03'),
};

const meta = {
  title: 'Strategies and funds/RecordSheets',
  component: RecordSheets,
  args: { records: [exampleRecord, hybrid] },
} satisfies Meta<typeof RecordSheets>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
    const caption = 'UpperCrust Prosperity Fund: returns to 30 September 2025, in percent';
    await expect(canvas.getByRole('table', { name: caption })).toBeVisible();
    await expect(canvas.getAllByRole('figure')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'UpperCrust Prosperity Fund Draft' })).toBeVisible();
    await expect(canvas.getByText(/^Hybrid\. .* Present manager since 3 February 2025\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Special Opportunities: all months as CSV' })).toHaveAttribute(
      'href',
      '/Performance/SpecialOpportunities.csv',
    );
  },
};

/** A firm whose approaches have no months yet. */
export const None: Story = {
  args: { records: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no record yet.')).toBeVisible();
  },
};
