import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleRecord } from '../examples/example-record.ts';
import { RecordCsvLink } from './RecordCsvLink.tsx';

const meta = {
  title: 'Strategies and funds/RecordCsvLink',
  component: RecordCsvLink,
  args: { record: exampleRecord },
} satisfies Meta<typeof RecordCsvLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Months: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Special Opportunities: all months as CSV' });
    await expect(link).toHaveAttribute('href', '/Performance/SpecialOpportunities.csv');
    await expect(link).toHaveAttribute('download');
  },
};
