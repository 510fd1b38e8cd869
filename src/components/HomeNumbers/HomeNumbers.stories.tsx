import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeNumbers } from './HomeNumbers.tsx';

const meta = {
  title: 'Page/HomeNumbers',
  component: HomeNumbers,
  parameters: { layout: 'fullscreen' },
  // The page puts an island here: Islands/Counters.
  args: { children: <p className="display">₹280 Cr+</p>, asOf: new Date('2025-08-31') },
} satisfies Meta<typeof HomeNumbers>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithRecords: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Assets and returns by approach' });
    await expect(link).toHaveAttribute('href', '/Performance');
    await expect(link.parentElement).toHaveTextContent(/, to 31 August 2025$/);
  },
};

/** No strategy or fund has a record: there is nothing to link to. */
export const WithoutRecords: Story = {
  args: { asOf: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
