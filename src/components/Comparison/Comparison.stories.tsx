import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type ComparedApproach, comparisonRows } from '../../lib/approaches/comparison.ts';
import { exampleRecord } from '../examples/example-record.ts';
import { Comparison } from './Comparison.tsx';

const MIN_TICKET = 5_000_000;

const approaches: ComparedApproach[] = [
  {
    id: 'SpecialOpportunities',
    data: {
      name: 'Special Opportunities',
      summary: 'Companies in the middle of a change that the market has not yet fully priced in.',
      strategyTag: 'Equity',
      specimen: false,
      specimenFields: ['strategyTag'],
    },
    record: exampleRecord,
  },
  {
    id: 'UpperCrustWealthFund',
    data: {
      name: 'UpperCrust Wealth Fund',
      summary: 'Stocks of companies with a moat, and a satellite.',
      strategyTag: 'Equity',
      specimen: false,
      specimenFields: [],
      allocation: [
        { name: 'Core', holds: 'Stocks of companies with a moat', percent: 80 },
        { name: 'Satellite', holds: 'Stocks, ETFs, liquid holdings and commodities', percent: 20 },
      ],
      limits: [
        { what: 'Any one stock', maxPercent: 10 },
        { what: 'Equity', minPercent: 65, maxPercent: 100 },
      ],
      holdings: { min: 15, max: 15, of: 'stocks' },
      topUpInr: { min: 1_000_000, max: 3_000_000 },
      exitLoadPercent: { firstYear: 0, secondYear: 0, thirdYear: 0 },
      risk: 'aggressive',
      horizonYears: { min: 3, max: 5 },
    },
  },
  {
    id: 'InternationallyDiversified',
    data: {
      name: 'UpperCrust Internationally Diversified Infrastructure Fund',
      summary: 'Companies that build and run infrastructure in several countries.',
      strategyTag: 'Multi Asset',
      specimen: true,
      specimenFields: [],
      minimumTicketInr: 100_000_000,
      exitLoadPercent: { firstYear: 3, secondYear: 2, thirdYear: 1 },
    },
  },
];

/** What the dev server shows to writers. */
const drafts: Record<string, string> = { UpperCrustWealthFund: 'Draft' };

const argsOf = (compared: ComparedApproach[]) => ({
  approaches: compared.map(({ id, data: { name, specimen } }) => ({ id, name, specimen, draftNote: drafts[id] })),
  rows: comparisonRows(compared, MIN_TICKET),
});

const meta = {
  title: 'Tables/Comparison',
  component: Comparison,
  args: argsOf(approaches),
} satisfies Meta<typeof Comparison>;

export default meta;

type Story = StoryObj<typeof meta>;

const many = ['a', 'b', 'c', 'd', 'e'].flatMap((place) =>
  approaches.map((approach) => ({ ...approach, id: `${approach.id}-${place}` })),
);

/** Too many for checkboxes: all are shown, each as wide as its words, and no box can hide the wrong ones. */
export const Fifteen: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: argsOf(many),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    const columns = canvas.getAllByRole('columnheader');
    await expect(columns).toHaveLength(16);
    for (const column of columns) await expect(column.offsetWidth).toBeGreaterThanOrEqual(136);
  },
};

/** A firm with one approach, on a phone: every fact is under its name. */
export const One: Story = {
  tags: ['!autodocs'],
  args: argsOf(approaches.slice(0, 1)),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByRole('cell');
    const { content } = getComputedStyle(cell ?? document.body, '::before');
    await expect(content).toContain('Special Opportunities');
  },
};

/** A firm with two approaches: there is nothing to choose from. */
export const Two: Story = {
  args: argsOf(approaches.slice(0, 2)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
};

/**
 * Without a choice all are side by side; a dash stands for what an approach does not state. A row in which all is invented
 * is marked once, and otherwise each invented value.
 */
export const All: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByRole('columnheader', { name: 'UpperCrust Wealth Fund Draft' })).toBeVisible();
    await expect(
      canvas.getByRole('row', {
        name: /^Deepest fall at month-ends Specimen 21\.91%, Sep 2024 to Feb 2025, not recovered not stated not stated$/,
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^SEBI strategy Equity Specimen Equity Multi Asset$/ })).toBeVisible();
    // A dash must not suggest that an approach charges nothing.
    const agreed = 'As set out in the client agreement';
    const loads = new RegExp(`^Exit load ${agreed} Nil 3% in the first year,`);
    await expect(canvas.getByRole('row', { name: loads })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Minimum ticket ₹50\slakh ₹50\slakh ₹10\scrore$/ })).toBeVisible();
  },
};

/** The boxes need no script: the columns of unchecked ones are hidden. */
export const Chosen: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Special Opportunities' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'UpperCrust Wealth Fund' }));
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.queryByRole('columnheader', { name: /Infrastructure/ })).toBeNull();
  },
};

/**
 * Each fact is a block, with a line for every approach that states it. Screen readers find a cell for the others too: they
 * count columns, and would name the wrong approach.
 */
export const NarrowPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const topUp = canvas.getByRole('row', { name: /^Top-up / });
    const cells = within(topUp).getAllByRole('cell');
    await expect(cells).toHaveLength(3);
    await expect(cells.filter(({ offsetHeight }) => offsetHeight > 1)).toHaveLength(1);
  },
};

/** Two chosen ones each have a column there too, with a dash for what they do not state. */
export const ChosenOnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Special Opportunities' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'UpperCrust Wealth Fund' }));
    const cells = within(canvas.getByRole('row', { name: /^What it holds / })).getAllByRole('cell');
    const [left, right] = cells.map((cell) => cell.getBoundingClientRect());
    await expect(cells).toHaveLength(2);
    await expect(right?.left).toBeGreaterThan(left?.right ?? Infinity);
    await expect(right?.top).toBe(left?.top);
  },
};
