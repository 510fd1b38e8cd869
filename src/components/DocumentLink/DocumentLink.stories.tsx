import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentLink } from './DocumentLink.tsx';

/** Data as read from a PDF by the build. */
const pdf = (bytes: number, pages: number) => ({
  bytes,
  pages,
  title: '',
  tagged: true,
  preview: { name: 'emerging-moat-factsheet', width: 300, height: 424 },
});

const meta = {
  title: 'Basics/DocumentLink',
  component: DocumentLink,
  args: {
    document: {
      title: 'Emerging Moat factsheet',
      file: 'files/emerging-moat-factsheet.pdf',
      specimen: false,
      pdf: pdf(74_427, 2),
    },
  },
} satisfies Meta<typeof DocumentLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  args: { variant: 'quiet' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Emerging Moat factsheet \(PDF, 73\sKB\) \(opens in a new tab\)$/ });
    await expect(link).toHaveAttribute('href', '/files/emerging-moat-factsheet.pdf');
  },
};

/** The main button of a strategy’s page, with its own label. */
export const Main: Story = { args: { label: 'Download factsheet' } };

export const Plain: Story = { args: { variant: 'plain' } };

/** An invented example, marked as such. */
export const Specimen: Story = {
  args: {
    document: {
      title: 'Disclosure Document',
      file: 'files/disclosure-document.pdf',
      specimen: true,
      pdf: pdf(102_716, 14),
    },
  },
};

/** A file that has not been read. */
export const UnknownSize: Story = {
  args: {
    variant: 'quiet',
    document: { title: 'Emerging Moat factsheet', file: 'files/emerging-moat-factsheet.pdf', specimen: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Emerging Moat factsheet (opens in a new tab)' })).toHaveTextContent(
      /^Emerging Moat factsheet \(opens/,
    );
  },
};

/** A long title and a large file, on the narrowest phone. */
export const LongTitle: Story = {
  args: {
    document: {
      title: 'Healthcare sector overview: hospitals, diagnostics and contract manufacturing after the price controls',
      file: 'newsletter/healthcare-sector-overview.pdf',
      specimen: true,
      pdf: pdf(12_582_912, 148),
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/12\sMB/)).toBeVisible();
  },
};
