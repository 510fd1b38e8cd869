import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { planExamples, planNames } from '../examples/fee-examples.ts';
import type { Inputs } from '../../lib/fees/inputs.ts';
import { workOutPlans } from '../../lib/fees/plans.ts';
import { PlanDetail } from './PlanDetail.tsx';

const meta = { title: 'Fees/PlanDetail', component: PlanDetail } satisfies Meta<typeof PlanDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

const detailOf = (inputs: Inputs) => ({ plans: workOutPlans(inputs, planNames), calculatorHref: '/FeeCalculation' });

/** A loss, and the effect of the high-water mark after it. */
export const LossAndGains: Story = {
  args: detailOf(planExamples.plans),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The high-water mark' })).toBeVisible();
    await expect(canvas.getByText(/^Performance: in year 3 the gain is above the hurdle/)).toBeVisible();
    // 2% of (1 + r/2) × 0.993 is 20% of (r − 0.7% × (1 + r/2) − 8%): 0.03726 = 0.18937 r.
    await expect(canvas.getByText('At 19.68%')).toBeVisible();
    await expect(canvas.getByRole('table', { name: /Rounded when shown\.$/ })).toBeVisible();
    await expect(canvas.getByText('At an average of 18.75% (each 10.75 points higher)')).toBeVisible();
    // 1.1 crore on average: 55,000 and 22,000; 2% of 1,09,23,000 is 2,18,460. 1,19,23,000 is above 1 crore and its 8%
    // by 11,23,000, of which 20% are 2,24,600.
    await expect(canvas.getByRole('row', { name: '1 20% ₹1,17,04,540 ₹1,16,98,400 ₹1,16,91,705' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Performance' })).toHaveAttribute(
      'href',
      '/FeeCalculation?capital=10000000&management=0&hurdle=8&performance=20&years=5&other=0.5&brokerage=0.2&returns=20,-15,12,8,15&gst=0&mode=illustration',
    );
  },
};

/** Without a loss, costs alone take the value below the high-water mark. */
export const CostsBelowMark: Story = {
  args: detailOf(planExamples.costsBelowMark),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The high-water mark' })).toBeVisible();
    await expect(canvas.getByText(/^Performance: in year 2 the gain is above the hurdle/)).toBeVisible();
  },
};

/** Two plans that cost the same until a performance fee is due, and two that never do. */
export const SameBelow: Story = {
  args: detailOf(planExamples.sameBelow),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At 8.73% or less')).toBeVisible();
    await expect(canvas.getByText('At no return from −99% to 100%')).toBeVisible();
  },
};

/** A single year: no comparison over several years and, without a loss, no high-water mark. */
export const OneYear: Story = {
  args: detailOf(planExamples.oneYear),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/all returns moved equally/)).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'The high-water mark' })).toBeNull();
  },
};
