import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DocumentRows } from './DocumentRows.tsx';

const meta = { title: 'Lists/DocumentRows', component: DocumentRows } satisfies Meta<typeof DocumentRows>;

export default meta;

type Story = StoryObj<typeof meta>;

const disclosure = {
  title: 'Disclosure Document',
  summary: 'The firm, its investment approaches, risks, fees and history, as a client should know them before signing.',
  audience: 'Investors, before they sign an agreement',
  specimen: true,
};

/** The current version is marked; earlier ones expand below it. */
export const EarlierVersions = {
  args: {
    series: [
      {
        current: {
          id: 'disclosure-document',
          ...disclosure,
          date: new Date('2025-09-01'),
          file: 'files/disclosure-document.pdf',
          pdf: { bytes: 102_716, pages: 5 },
        },
        earlier: [
          {
            id: 'disclosure-document-2025-04',
            ...disclosure,
            date: new Date('2025-04-01'),
            file: 'files/disclosure-document-2025-04.pdf',
            pdf: { bytes: 32_445, pages: 1 },
          },
        ],
        latestName: 'disclosure-document',
      },
    ],
  },
  play: async ({ canvas }) => {
    const earlier = canvas.getByRole('link', { name: /^Disclosure Document, 1 April 2025/ });
    await expect(canvas.getByText('Current')).toBeVisible();
    await expect(earlier).not.toBeVisible();
    await userEvent.click(canvas.getByText('Earlier versions (1)'));
    await expect(earlier).toBeVisible();
    await expect(earlier).toHaveAttribute('href', '/files/disclosure-document-2025-04.pdf');
    await expect(earlier).toHaveAttribute('target', '_blank');
  },
} satisfies Story;

export const EarlierVersionsClosed: Story = { args: EarlierVersions.args };

/** Dated by month instead of day. */
export const Factsheets = {
  args: {
    series: [
      {
        current: {
          id: 'emerging-moat-factsheet',
          title: 'Emerging Moat factsheet',
          period: { from: new Date('2025-08-01'), to: new Date('2025-08-31') },
          date: new Date('2025-08-31'),
          summary: 'The Emerging Moat strategy in short: its stocks, limits, criteria and review.',
          audience: 'Investors and distributors',
          file: 'files/emerging-moat-factsheet.pdf',
          specimen: false,
          pdf: { bytes: 74_427, pages: 3 },
        },
        earlier: [],
        latestName: 'emerging-moat-factsheet',
      },
      {
        current: {
          id: 'upper-crust-prosperity-fund-factsheet',
          title: 'UpperCrust Prosperity Fund factsheet',
          period: { from: new Date('2025-08-01'), to: new Date('2025-08-31') },
          date: new Date('2025-08-31'),
          summary: 'UpperCrust Prosperity Fund in short: its two parts, limits and terms.',
          audience: 'Investors and distributors',
          file: 'files/upper-crust-prosperity-fund-factsheet.pdf',
          specimen: true,
          pdf: { bytes: 48_255, pages: 2 },
        },
        earlier: [],
        latestName: 'upper-crust-prosperity-fund-factsheet',
      },
    ],
  },
  play: async ({ canvas }) => {
    const lasting = canvas.getByRole('link', { name: /^Always the newest version of Emerging Moat factsheet/ });
    await expect(lasting).toHaveAttribute('href', '/files/latest/emerging-moat-factsheet.pdf');
    await expect(canvas.getAllByText('August 2025')).toHaveLength(2);
    await expect(canvas.queryByText('Current')).toBeNull();
  },
} satisfies Story;

/** A version that was replaced before a month in it was corrected. */
export const CorrectedLater: Story = {
  args: {
    series: Factsheets.args.series.slice(0, 1).map(({ current, latestName }) => ({
      current,
      earlier: [
        {
          ...current,
          id: 'emerging-moat-factsheet-2025-07',
          period: { from: new Date('2025-07-01'), to: new Date('2025-07-31') },
          date: new Date('2025-07-31'),
          file: 'files/emerging-moat-factsheet-2025-07.pdf',
          corrections: [
            { text: 'Emerging Moat: July 2025 corrected on 20 September 2025', href: '/EmergingMoat#record' },
          ],
        },
      ],
      latestName,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Earlier versions (1)'));
    const link = canvas.getByRole('link', { name: 'Emerging Moat: July 2025 corrected on 20 September 2025' });
    await expect(link).toHaveAttribute('href', '/EmergingMoat#record');
  },
};

/** A long title, a long period and a large file, on the narrowest phone. */
export const LongWords: Story = {
  args: {
    series: [
      {
        current: {
          id: 'performance-report',
          title: 'Monthly and Yearly Performance Report of All Investment Approaches, Audited',
          period: { from: new Date('2024-04-01'), to: new Date('2025-03-31') },
          date: new Date('2025-03-31'),
          summary: 'How returns are reported for each approach beside its benchmark, by month and by year.',
          audience: 'Investors, distributors and the authorities that supervise portfolio managers',
          file: 'files/performance-report.pdf',
          specimen: true,
          pdf: { bytes: 12_876_900, pages: 148 },
        },
        earlier: [],
        latestName: 'performance-report',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('April 2024 to March 2025')).toBeVisible();
  },
};
