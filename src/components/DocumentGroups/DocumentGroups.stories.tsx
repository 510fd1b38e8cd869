import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EarlierVersions, Factsheets } from '../DocumentRows/DocumentRows.stories.tsx';
import { DocumentGroups } from './DocumentGroups.tsx';

const meta = {
  title: 'Lists/DocumentGroups',
  component: DocumentGroups,
  args: {
    groups: [
      {
        id: 'disclosure-document',
        heading: 'Disclosure Document',
        text: 'Read it before you sign an agreement. Changed pages are published within seven working days.',
        series: EarlierVersions.args.series,
      },
      {
        id: 'complaints-data',
        heading: 'Complaints data',
        text: 'Updated by the 7th of each month.',
        page: { label: 'Complaints data as a web page', href: '/ComplaintsData' },
        series: [
          {
            current: {
              id: 'complaints-data',
              title: 'Investor Grievance Disclosure',
              period: { from: new Date('2025-08-01'), to: new Date('2025-08-31') },
              date: new Date('2025-08-31'),
              summary: 'Complaints received, resolved and pending, for the month and as a trend.',
              audience: 'Investors and the regulator',
              file: 'files/complaints-data.pdf',
              specimen: true,
              pdf: { bytes: 82_802, pages: 2 },
            },
            earlier: [],
            latestName: 'complaints-data',
          },
        ],
      },
      { id: 'factsheet', heading: 'Factsheets', series: Factsheets.args.series },
    ],
  },
} satisfies Meta<typeof DocumentGroups>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The complaints are on a page of the site too; a group need not have a text. */
export const Library: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole('link', { name: 'Complaints data as a web page' });
    await expect(page).toHaveAttribute('href', '/ComplaintsData');
    await expect(canvas.getAllByRole('region')).toHaveLength(3);
  },
};

export const OneGroup: Story = { args: { groups: meta.args.groups.slice(0, 1) } };
