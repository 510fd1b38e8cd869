import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GlossaryList } from './GlossaryList.tsx';

const meta = {
  title: 'Reading and search/GlossaryList',
  component: GlossaryList,
  args: {
    terms: [
      {
        id: 'alpha',
        term: 'Alpha',
        also: [],
        meaning:
          'The part of a return that lies above the benchmark’s. It says little without its period, its basis, and whether fees have been deducted.',
      },
      {
        id: 'scores',
        term: 'SCORES',
        also: [],
        meaning:
          'SEBI’s online portal for complaints against firms that it regulates. The firm has 21 calendar days to answer.',
      },
      {
        id: 'twrr',
        term: 'TWRR',
        also: ['time-weighted rate of return', 'time-weighted return'],
        meaning:
          'Time-weighted rate of return: the growth of a portfolio with the effect of deposits and withdrawals taken out, so that managers can be compared.',
      },
    ],
  },
} satisfies Meta<typeof GlossaryList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('time-weighted rate of return, time-weighted return')).toBeVisible();
  },
};

/** Terms with many first letters: each letter leads to its first term. */
export const ManyLetters: Story = {
  args: {
    terms: ['Alpha', 'AUM', 'Benchmark', 'CAGR', 'Drawdown', 'Exit load', 'FEMA'].map((term) => ({
      id: term.toLowerCase().replace(' ', '-'),
      term,
      also: [],
      meaning: 'What it means, in a sentence or two.',
    })),
  },
  play: async ({ canvas }) => {
    const letters = within(canvas.getByRole('navigation', { name: 'Letters' }));
    await expect(letters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'A',
      'B',
      'C',
      'D',
      'E',
      'F',
    ]);
    await expect(letters.getByRole('link', { name: 'A' })).toHaveAttribute('href', '#alpha');
  },
};

/** The term that the address points to. */
export const Addressed: Story = {
  play: async ({ canvas }) => {
    location.hash = 'scores';
    await expect(canvas.getByText('SCORES').closest(':target')).toHaveTextContent(/^SCORES/);
    location.hash = '';
  },
};

/** A long word and the longest possible meaning, on the narrowest phone. */
export const LongWords: Story = {
  args: {
    terms: [
      {
        id: 'non-discretionary',
        term: 'Non-discretionary portfolio management services',
        also: ['non-discretionary', 'advisory services with execution'],
        meaning:
          'A service in which the manager proposes each purchase and sale and the client decides. Responsibility for a decision stays with whoever takes it, and so does the time that taking it needs, on days when prices move quickly and far as well.',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
