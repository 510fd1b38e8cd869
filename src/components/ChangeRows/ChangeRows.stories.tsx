import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byYear, type Change } from '../../lib/documents/change-log.ts';
import { ChangeRows } from './ChangeRows.tsx';

const changes: Change[] = [
  {
    id: 'fee-schedule-gst',
    kind: 'fees',
    heading: 'GST is shown separately in every fee schedule',
    text: 'Until then a schedule named each fee with GST in it. What a client pays is the same.',
    changed: new Date('2025-04-01'),
    published: new Date('2025-03-20'),
    href: '/FeeCalculation',
    isSpecimen: true,
  },
  {
    id: 'compliance-officer',
    kind: 'people',
    heading: 'Suresh Kurian is compliance officer',
    text: 'The compliance officer was Leela Pillai until then.',
    changed: new Date('2024-10-01'),
    published: new Date('2024-10-03'),
    href: '/files/latest/disclosure-document.pdf',
    isSpecimen: false,
    draftNote: 'Draft',
  },
  {
    id: 'exit-load',
    kind: 'fees',
    heading: 'No exit load after the first year',
    text: 'The second year had one of 1% until then.',
    changed: new Date('2023-04-01'),
    published: new Date('2023-03-20'),
    isSpecimen: false,
  },
];

const meta = {
  title: 'Lists/ChangeRows',
  component: ChangeRows,
  args: { years: byYear(changes) },
  // The page has a heading above the years.
  decorators: (Story) => (
    <section>
      <h2>Changes by year</h2>
      <Story />
    </section>
  ),
} satisfies Meta<typeof ChangeRows>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Two years are expanded, earlier ones are collapsed. */
export const ThreeYears: Story = {
  play: async ({ canvas, userEvent }) => {
    const years = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(years).toEqual(['2025', '2024', '2023']);
    const document = canvas.getByRole('link', {
      name: 'Suresh Kurian is compliance officer (PDF) (opens in a new tab)',
    });
    await expect(document).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'GST is shown separately in every fee schedule' })).toBeVisible();
    await expect(canvas.getByText('Draft')).toBeVisible();
    const earlier = canvas.getByRole('heading', { name: 'No exit load after the first year', hidden: true });
    await expect(earlier).not.toBeVisible();
    await userEvent.click(canvas.getByText('1 change'));
    await expect(earlier).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { years: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has changed yet.')).toBeVisible();
  },
};
