import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleRecord } from '../examples/example-record.ts';
import { monthsOf } from '../examples/months.ts';
import { RecordSection } from './RecordSection.tsx';

/** Gains and losses of as many months. */
const changing = (count: number) =>
  monthsOf(
    '2020-04',
    Array.from({ length: count }, (_, index) => 1.2 + ((index * 7) % 9) - 4),
    Array.from({ length: count }, (_, index) => 1 + ((index * 5) % 7) - 3),
  );

const meta = {
  title: 'Strategies and funds/RecordSection',
  component: RecordSection,
  args: {
    record: exampleRecord,
    notes: ['Performance related information provided herein is not verified by SEBI.'],
    otherManagersHref: 'https://www.apmiindia.org/apmi/welcomeiaperformance.htm?action=PMSmenu',
  },
} satisfies Meta<typeof RecordSection>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A poor record, with seven windows of one year. */
export const Poor: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(3);
    await expect(canvas.getByText(/It has not regained its peak/)).toBeVisible();
    await expect(canvas.getByText(/6 of 7 periods were below zero/)).toBeVisible();
    await expect(canvas.getByText(/not verified by SEBI/)).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/Performance/SpecialOpportunities.csv',
      '/Performance',
      '/WhyMyReturnDiffers',
      args.otherManagersHref,
    ]);
  },
};

/** Five and a half years: rolling returns over one year and over three. */
export const Long: Story = {
  args: { record: { ...exampleRecord, isSpecimen: false, months: changing(66) } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(4);
    await expect(canvas.getByRole('figure', { name: 'One-year rolling returns' })).toHaveAccessibleDescription(
      /^The worst period, /,
    );
    await expect(canvas.getByText(/^Monthly returns/).checkVisibility()).toBe(true);
    await expect(canvas.getByText('The returns of each month')).not.toBeVisible();
  },
};

/** The first month of an approach. */
export const OneMonth: Story = { args: { record: { ...exampleRecord, months: changing(1) } } };

/** On a phone the months are folded. */
export const Phone: Story = {
  ...Long,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByText(/^Monthly returns/);
    await expect(table.checkVisibility()).toBe(false);
    await userEvent.click(canvas.getByText('The returns of each month'));
    await expect(table.checkVisibility()).toBe(true);
  },
};
