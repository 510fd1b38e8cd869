import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { performanceRows } from '../../lib/approaches/performance-rows.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import { Performance } from './Performance.tsx';

const meta = { title: 'Strategies and funds/Performance', component: Performance } satisfies Meta<typeof Performance>;

export default meta;

type Story = StoryObj<typeof meta>;

/** UpperCrust Wealth Fund: the benchmark’s return over the same period is not stated yet. */
export const WithoutBenchmarkReturn: Story = {
  args: {
    percent: '20.75%',
    facts: performanceRows(
      {
        label: '10-year performance',
        years: 10,
        percent: 20.75,
        basis: 'Our own figure, not audited; whether it is a TWRR and fees are deducted is not yet established',
        asOf: new Date('2025-08-31'),
      },
      { benchmark: 'Nifty 500 Multicap 50:25:25', allotmentDate: new Date('2022-01-01') },
    ).map(({ field, ...words }) => ({
      ...words,
      isSpecimen: isSpecimen(['performance.asOf', 'performance.basis'], field),
    })),
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
