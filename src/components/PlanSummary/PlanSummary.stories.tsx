import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { planExamples, planNames } from '../examples/fee-examples.ts';
import { workOutPlans } from '../../lib/fees/plans.ts';
import { PlanSummary } from './PlanSummary.tsx';

const meta = { title: 'Fees/PlanSummary', component: PlanSummary } satisfies Meta<typeof PlanSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

/** In the order of the content, whatever the results. */
export const OneYear: Story = {
  args: { plans: workOutPlans(planExamples.oneYear, planNames) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(planNames);
    await expect(canvas.getByText('₹1,17,04,540')).toBeVisible();
    await expect(canvas.getByText('₹1,16,98,400')).toBeVisible();
    await expect(canvas.getByText(/^Fee plans side by side: over 1 year, without GST,/)).toBeVisible();
  },
};

/** After a year in which everything is lost, each plan says so. */
export const AllLost: Story = {
  args: { plans: workOutPlans(planExamples.allLost, planNames) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Both: The capital is used up in year 2\./)).toBeVisible();
  },
};
