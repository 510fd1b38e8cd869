import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allocationParts } from '../../lib/approaches/drawn-facts.ts';
import { Allocation } from './Allocation.tsx';

const meta = { title: 'Charts and drawings/Allocation', component: Allocation } satisfies Meta<typeof Allocation>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Moderate Compounders: two groups, the first one darker. */
export const TwoParts: Story = {
  args: {
    parts: allocationParts([
      { name: 'Large sector leaders', holds: 'Leading companies of large sectors', percent: 60 },
      { name: 'Emerging leaders', holds: 'Smaller companies on their way to lead', percent: 40 },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Large sector leaders, 60%',
      'Emerging leaders, 40%',
    ]);
  },
};

/** UpperCrust Wealth Fund: very different shares. */
export const CoreAndSatellite: Story = {
  args: {
    parts: allocationParts([
      { name: 'Core', holds: 'Stocks of companies with a moat', percent: 80 },
      { name: 'Satellite', holds: 'Stocks, ETFs, liquid holdings and commodities', percent: 20 },
    ]),
  },
};

/** The parts after the first look alike, with gaps between them. */
export const ThreeParts: Story = {
  args: {
    parts: allocationParts([
      { name: 'Equity mutual funds, direct plans', holds: 'Core', percent: 62.5 },
      { name: 'ETFs, liquid holdings and commodities', holds: 'Satellite', percent: 25 },
      { name: 'Bank balance', holds: 'What waits for an opportunity', percent: 12.5 },
    ]),
  },
};

/** Hides the number of a small part, which would be cut off. */
export const NarrowPhone: Story = {
  tags: ['!autodocs'],
  args: ThreeParts.args,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const numbers = [...canvasElement.querySelectorAll('text')];
    await expect(numbers.map(({ textContent }) => textContent)).toEqual(['62.5%', '25%']);
    for (const number of numbers) {
      const part = number.parentElement?.querySelector('rect')?.getBoundingClientRect().right ?? 0;
      await expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(part);
    }
  },
};

/** The squares of the key keep the colours of the bar; all others are the visitor’s own. */
export const ForcedColours: Story = {
  tags: ['!dev', '!autodocs'],
  args: CoreAndSatellite.args,
  parameters: { forcedColors: true },
  play: async ({ canvas, canvasElement }) => {
    // A drawing that is hidden from screen readers has no roles.
    const parts = [...canvasElement.querySelectorAll('svg svg rect')].map((part) => getComputedStyle(part).fill);
    const squares = canvas.getAllByRole('term').map((name) => getComputedStyle(name, '::before').backgroundColor);
    await expect(squares).toEqual(parts);
  },
};
