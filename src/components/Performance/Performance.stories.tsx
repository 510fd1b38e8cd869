import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { performanceRows } from '../../lib/approaches/performance-rows.ts';
import { exampleRecord } from '../examples/example-record.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import { Performance } from './Performance.tsx';

type Given = Parameters<typeof performanceRows>;

const factsOf = (
  performance: Given[0],
  approach: Given[1],
  specimenFields: readonly string[] = [],
  record?: Given[2],
) =>
  performanceRows(performance, approach, record).map(({ field, ...words }) => ({
    ...words,
    isSpecimen: isSpecimen(specimenFields, field),
  }));

const meta = { title: 'Strategies and funds/Performance', component: Performance } satisfies Meta<typeof Performance>;

export default meta;

type Story = StoryObj<typeof meta>;

/** UpperCrust Wealth Fund: the benchmark’s return over the same period is not stated yet. */
export const WithoutBenchmarkReturn: Story = {
  args: {
    percent: '20.75%',
    facts: factsOf(
      {
        label: '10-year performance',
        years: 10,
        percent: 20.75,
        basis: 'Our own figure, not audited; whether it is a TWRR and fees are deducted is not yet established',
        asOf: new Date('2025-08-31'),
      },
      { benchmark: 'Nifty 500 Multicap 50:25:25', allotmentDate: new Date('2022-01-01') },
      ['performance.asOf', 'performance.basis'],
    ),
  },
  play: async ({ canvas }) => {
    // No larger than the text around it, because a back-test counts for less than the record.
    const figure = canvas.getByText('20.75%');
    await expect(getComputedStyle(figure).fontSize).toBe(getComputedStyle(document.body).fontSize);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'What it is',
      'Period',
      'Allotment',
      'Basis',
      'Secondary benchmark',
    ]);
    await expect(canvas.getAllByText('Specimen')).toHaveLength(2);
  },
};

/** UpperCrust Growth Fund: a back-test, with the firm’s claimed alpha, and the clients’ return in its last months. */
export const BackTest: Story = {
  args: {
    percent: '16.75%',
    facts: factsOf(
      {
        label: 'Back-tested 10-year return',
        years: 10,
        percent: 16.75,
        basis: 'Our own back-test, not audited; whether fees are deducted is not yet established',
        asOf: new Date('2025-08-31'),
        claimedAlphaPercent: 4,
      },
      { benchmark: 'Nifty 500 TRI', allotmentDate: new Date('2022-01-31') },
      ['performance.asOf', 'performance.basis', 'performanceSource'],
      exampleRecord,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^17 months to August 2025: /)).toBeVisible();
  },
};

/** A loss, next to a benchmark with a known return; nothing is invented. */
export const Loss: Story = {
  args: {
    percent: '−3.5%',
    facts: factsOf(
      {
        label: 'One-year performance',
        years: 1,
        percent: -3.5,
        basis: 'TWRR, net of fees and expenses',
        asOf: new Date('2025-08-31'),
        benchmarkPercent: 2.25,
      },
      { benchmark: 'Nifty 50 Hybrid Composite Debt 50:50', allotmentDate: undefined },
    ),
  },
};
