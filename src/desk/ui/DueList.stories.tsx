import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dutyExample } from './due-example.ts';
import { DueList } from './DueList.tsx';

const factsheet = {
  what: 'The next “Emerging Moat factsheet”',
  todo: 'Enter the month.',
  basis: 'the firm’s own custom',
  where: 'content/documents/emerging-moat-factsheet.yaml:3',
  due: '2025-10-31',
};

const meta = {
  component: DueList,
  args: {
    day: '2025-10-10',
    duties: [
      dutyExample,
      { ...factsheet, id: 'a', place: { collection: 'documents', id: 'emerging-moat-factsheet' } },
      { ...factsheet, id: 'b', what: 'Performance of September 2025', place: undefined },
    ],
  },
} satisfies Meta<typeof DueList>;
export default meta;

/** One is late; two of one day and one task stand together, and lead to their entry where there is one. */
export const LateAndAhead: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^7 October 2025, 3 days late/ })).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Complaints of September 2025' })).toHaveAttribute(
      'href',
      '#/keystatic/singleton/complaints',
    );
    await expect(canvas.queryByRole('link', { name: 'Performance of September 2025' })).toBeNull();
  },
};
