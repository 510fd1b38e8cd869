import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Shelved } from '../../lib/pages/reading-room.ts';
import { ShelfFilter } from './ShelfFilter.tsx';

const shelved = (kind: Shelved['kind'], dates: string[]) => dates.map((date) => ({ kind, date: new Date(date) }));

const meta = {
  title: 'Reading and search/ShelfFilter',
  component: ShelfFilter,
  args: {
    items: [
      ...shelved('papers', ['2023-11-20', '2024-02-12', '2024-03-18', '2024-07-22', '2024-09-16', '2025-01-20']),
      ...shelved('communiques', ['2025-06-23', '2024-06-14', '2024-06-14', '2023-08-13']),
    ],
    shelf: {},
  },
  decorators: (Story) => <div className="on-water p-12">{Story()}</div>,
} satisfies Meta<typeof ShelfFilter>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The whole Reading Room. */
export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2024' })).toHaveAttribute('href', '/NewsLetter-2024');
    await expect(canvas.getByRole('list', { name: 'Kind' })).toBeVisible();
  },
};

/** Each choice keeps the other; with both reset, the address is that of the Reading Room. */
export const KindOfYear: Story = {
  args: { shelf: { kind: 'communiques', year: 2024 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Communiques' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Papers' })).toHaveAttribute('href', '/NewsLetter-Papers-2024');
    await expect(canvas.getByRole('link', { name: '2023' })).toHaveAttribute('href', '/NewsLetter-Communiques-2023');
  },
};

export const Year: Story = {
  args: { shelf: { year: 2023 } },
  play: async ({ canvas }) => {
    const [, anyYear] = canvas.getAllByRole('link', { name: 'All' });
    await expect(anyYear).toHaveAttribute('href', '/NewsLetter');
  },
};

/** So many years that they need several lines, on a phone. */
export const ManyYears: Story = {
  args: {
    items: shelved(
      'communiques',
      Array.from({ length: 16 }, (_, index) => `${2010 + index}-06-14`),
    ),
    shelf: { kind: 'communiques' },
  },
  globals: { viewport: { value: 'phone' } },
};

/** With items of only one kind, there is only a choice by year. */
export const PapersAlone: Story = {
  args: { items: shelved('papers', ['2024-02-12', '2025-01-20']) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Kind' })).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Year' })).toBeVisible();
  },
};

/** With one paper, or none yet, there is nothing to choose. */
export const OnePaper: Story = {
  args: { items: shelved('papers', ['2025-01-20']) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
