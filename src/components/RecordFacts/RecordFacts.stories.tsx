import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { workedMonths } from '../../lib/returns/worked-example.ts';
import { RecordFacts } from './RecordFacts.tsx';

const meta = {
  title: 'Strategies and funds/RecordFacts',
  component: RecordFacts,
  args: {
    record: {
      tag: 'Equity',
      benchmark: 'BSE 500 TRI',
      secondary: undefined,
      inception: new Date('2024-04-01'),
      managedSince: undefined,
      source: 'Kept by the fund accountant; seen by the auditor each year.',
      aum: undefined,
      changes: [],
      corrections: [],
      months: workedMonths,
    },
  },
} satisfies Meta<typeof RecordFacts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};

/** A change ends the record before it; corrections are always shown. */
export const ChangedAndCorrected: Story = {
  args: {
    record: {
      ...meta.args.record,
      secondary: 'Nifty 500 Multicap 50:25:25',
      aum: { crore: 34.8, asOf: new Date('2025-09-30') },
      changes: [
        {
          from: new Date('2024-10-01'),
          what: 'primaryBenchmark',
          before: 'Nifty 50 TRI',
          reason: 'The approach holds smaller companies than that index.',
        },
      ],
      corrections: [
        {
          month: '2025-08',
          date: new Date('2025-10-03'),
          reason: 'A dividend had been booked twice.',
          net: -0.9,
          benchmark: -1.9,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^On 1 October 2024, from Nifty 50 TRI\./)).toBeVisible();
    await expect(canvas.getByText(/had been published as −0\.90% \(benchmark −1\.90%\)/)).toBeVisible();
  },
};

/** A part of the record was earned under another manager. */
export const NewManager: Story = {
  args: { record: { ...meta.args.record, managedSince: new Date('2025-09-01') } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The present one since 1 September 2025; 17 of the 18 months came before'),
    ).toBeVisible();
  },
};

/** The latest three corrections are expanded. */
export const OftenCorrected: Story = {
  args: {
    record: {
      ...meta.args.record,
      corrections: ['2025-05', '2025-06', '2025-07', '2025-08'].map((month) => ({
        month,
        date: new Date('2025-10-03'),
        reason: 'A dividend had been booked twice.',
        net: -0.9,
        benchmark: -1.9,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^June 2025, corrected/)).toBeVisible();
    await expect(canvas.getByText(/^May 2025, corrected/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Earlier changes and corrections (1)'));
    await expect(canvas.getByText(/^May 2025, corrected/)).toBeVisible();
  },
};
