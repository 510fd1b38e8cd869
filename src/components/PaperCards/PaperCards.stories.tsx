import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaperCards } from './PaperCards.tsx';

const meta = { title: 'Lists/PaperCards', component: PaperCards } satisfies Meta<typeof PaperCards>;

export default meta;

type Story = StoryObj<typeof meta>;

const paper = (id: string, title: string, date: string, bytes: number, pages: number, specimen = false) => ({
  id,
  title,
  file: `newsletter/${id}.pdf`,
  date: new Date(date),
  specimen,
  pdf: { bytes, pages, preview: { name: id, width: 300, height: 424 } },
});

/** Some are invented examples. A title’s dash never begins a line. */
export const Many = {
  args: {
    papers: [
      paper('unpacking-the-mystery-of-moat', 'Unpacking the mystery of Moat', '2023-11-20', 86_136, 5),
      paper('insights-emerging-moat', 'Insights into Emerging Moat - Factor Based Portfolio', '2024-02-12', 92_042, 5),
      paper('insights-moderate-compounders', 'Insights into Moderate Compounders', '2024-03-18', 86_782, 5),
      paper('hbl-engineering-research', 'HBL Engineering - Research', '2024-07-22', 78_603, 4, true),
      paper('healthcare-sector-overview', 'Healthcare Sector - An Overview', '2024-09-16', 80_999, 5),
      paper('nilkamal-research', 'Nilkamal Ltd - Research', '2025-01-20', 72_184, 4, true),
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'HBL Engineering\u00A0- Research (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', '/newsletter/hbl-engineering-research.pdf');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.getAllByText('Specimen')).toHaveLength(2);
  },
} satisfies Story;

/** A single card keeps its width. */
export const One: Story = { args: { papers: Many.args.papers.slice(0, 1) } };

/** A long title on the narrowest phone, and a paper of more than a megabyte. */
export const LongWords: Story = {
  args: {
    papers: [
      paper(
        'healthcare-sector-overview',
        'Pharmaceuticals, diagnostics and contract manufacturing - An Overview after Price Controls',
        '2024-09-16',
        3_145_728,
        1,
        true,
      ),
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^PDF, 1\spage, 3\sMB/)).toBeVisible();
  },
};
