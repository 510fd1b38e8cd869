import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuideRows } from './GuideRows.tsx';

const meta = {
  title: 'Lists/GuideRows',
  component: GuideRows,
  args: {
    guides: [
      {
        id: 'JoinAsIndividual',
        audience: 'Resident individuals',
        summary: 'For one person or joint holders who live in India: the papers, the days that each step takes.',
        specimen: true,
      },
      {
        id: 'JoinAsNri',
        audience: 'NRIs and OCIs',
        summary: 'For people of India who live abroad: which account, and what has to wait for your next visit.',
        specimen: false,
        draftNote: 'Draft',
      },
    ],
  },
} satisfies Meta<typeof GuideRows>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One is invented, one is shown only to writers. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Resident individuals Specimen' })).toBeVisible();
    await expect(canvas.getByText('Draft')).toBeVisible();
    // The whole row is the link.
    const [row] = canvas.getAllByRole('listitem');
    const { left, bottom } = row?.getBoundingClientRect() ?? new DOMRect();
    const link = canvas.getByRole('link', { name: 'Resident individuals' });
    await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(link);
    await expect(link).toHaveAttribute('href', '/JoinAsIndividual');
  },
};
