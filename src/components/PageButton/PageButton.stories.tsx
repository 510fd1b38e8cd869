import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageButton } from './PageButton.tsx';

const charter = {
  title: 'Investor Charter',
  file: 'files/investor-charter.pdf',
  specimen: false,
  pdf: { bytes: 80_686 },
};

const meta = {
  title: 'Basics/PageButton',
  component: PageButton,
  args: { button: { name: 'See the strategies', path: '/Schemes' } },
} satisfies Meta<typeof PageButton>;

export default meta;

type Story = StoryObj<typeof meta>;

/** To a page on the site: in the same tab. */
export const Page: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See the strategies' });
    await expect(link).toHaveAttribute('href', '/Schemes');
    await expect(link).not.toHaveAttribute('target');
  },
};

export const Quiet: Story = { args: { button: { name: 'Talk to us', path: '/Information' }, variant: 'quiet' } };

export const Document: Story = {
  args: { button: { name: 'Read the charter', document: charter } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Read the charter \(PDF, 79\sKB\) \(opens in a new tab\)$/ });
    await expect(link).toHaveAttribute('href', '/files/investor-charter.pdf');
  },
};

export const Outside: Story = {
  args: { button: { name: 'Client Login', external: 'https://login.uppercrust.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Client Login (opens in a new tab)' })).toBeVisible();
  },
};
