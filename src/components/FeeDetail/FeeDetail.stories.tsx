import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { feeExamples } from '../examples/fee-examples.ts';
import { workOut } from '../../lib/fees/outcome.ts';
import { FeeDetail } from './FeeDetail.tsx';

const meta = { title: 'Fees/FeeDetail', component: FeeDetail } satisfies Meta<typeof FeeDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The simple projection: its table is complete. */
export const Simple: Story = {
  args: { outcome: workOut(feeExamples.simple) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByRole('table', { name: /Rounded when shown\.$/ })).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** The illustration has its working below the table, and a return for each year among its terms. */
export const Illustration: Story = {
  args: { outcome: workOut(feeExamples.illustration) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The working, line by line' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: /Rounded when shown\.$/ })).toBeVisible();
  },
};
