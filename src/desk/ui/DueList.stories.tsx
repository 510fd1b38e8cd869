import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DueList } from './DueList.tsx';

const factsheet = {
  kind: 'document',
  what: 'The next “Emerging Moat factsheet”',
  todo: 'Enter the month.',
  basis: 'the firm’s own practice',
  due: '2025-10-31',
} as const;

const meta = {
  title: 'Writers’ desk/DueList',
  component: DueList,
  args: {
    day: '2025-10-10',
    duties: [
      {
        kind: 'complaints',
        id: 'complaints',
        what: 'Complaints for September 2025',
        todo: 'Add the month.',
        basis: 'SEBI',
        due: '2025-10-07',
        place: { collection: 'complaints', id: 'complaints' },
      },
      { ...factsheet, id: 'a', place: { collection: 'documents', id: 'emerging-moat-factsheet' } },
      { ...factsheet, id: 'b', kind: 'month', what: 'Performance for September 2025', place: undefined },
      { ...factsheet, id: 'c', what: 'A report of another folder', place: undefined },
    ],
  },
} satisfies Meta<typeof DueList>;
export default meta;

/** One is late; duties with the same day and task are grouped, and link to where the desk does them, if it does. */
export const LateAndAhead: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^7 October 2025, 3 days late/ })).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Complaints for September 2025' })).toHaveAttribute(
      'href',
      '#/keystatic/singleton/complaints',
    );
    await expect(canvas.getByRole('link', { name: 'Performance for September 2025' })).toHaveAttribute(
      'href',
      '#/month',
    );
    await expect(canvas.queryByRole('link', { name: 'A report of another folder' })).toBeNull();
  },
};
