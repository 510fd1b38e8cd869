import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApproachDocuments } from './ApproachDocuments.tsx';

const meta = {
  title: 'Strategies and funds/ApproachDocuments',
  component: ApproachDocuments,
  args: {
    documents: [
      {
        title: 'Emerging Moat factsheet',
        file: 'files/emerging-moat-factsheet.pdf',
        specimen: true,
        pdf: { bytes: 74_427 },
        date: new Date('2025-09-30'),
        period: { from: new Date('2025-09-01'), to: new Date('2025-09-30') },
      },
      {
        title: 'Disclosure Document',
        file: 'files/disclosure-document.pdf',
        specimen: false,
        pdf: { bytes: 102_716 },
        date: new Date('2025-09-15'),
      },
    ],
  },
} satisfies Meta<typeof ApproachDocuments>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A factsheet has a month, the Disclosure Document a day. */
export const Two: Story = {
  play: async ({ canvas }) => {
    const [factsheet, disclosure] = canvas.getAllByRole('listitem');
    await expect(factsheet).toHaveTextContent(/^Emerging Moat factsheet.*September 2025$/);
    await expect(disclosure).toHaveTextContent(/^Disclosure Document.*15 September 2025$/);
  },
};
