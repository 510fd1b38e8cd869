import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { planExamples, planNames } from '../examples/fee-examples.ts';
import type { Inputs } from '../../lib/fees/inputs.ts';
import { workOutPlans } from '../../lib/fees/plans.ts';
import { PlanColumns } from './PlanColumns.tsx';

const meta = { title: 'Fees/PlanColumns', component: PlanColumns } satisfies Meta<typeof PlanColumns>;

export default meta;

type Story = StoryObj<typeof meta>;

const columnsOf = (inputs: Inputs) => ({ plans: workOutPlans(inputs, planNames) });

/** Years without a performance fee have no hatched part. */
export const LossAndGains: Story = {
  args: columnsOf(planExamples.plans),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Performance')).toHaveTextContent('Performance ₹7,66,272 in all');
    await expect(canvas.getByText('Year 2')).toHaveTextContent('−15%');
  },
};

export const OneYear: Story = { args: columnsOf(planExamples.oneYear) };

/** With many years, only some are named, without their returns. */
export const FiftyYears: Story = {
  args: columnsOf(planExamples.fiftyYears),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('46')).toBeInTheDocument();
    await expect(canvas.queryByText('47')).toBeNull();
  },
};

export const Loss: Story = { args: columnsOf(planExamples.loss) };

/** Its key has the colours of its columns. */
export const ForcedColours: Story = {
  tags: ['!dev', '!autodocs'],
  args: LossAndGains.args,
  parameters: { forcedColors: true },
  play: async ({ canvasElement }) => {
    const [inKey, inColumn] = ['li', 'g'].map((parent) => {
      const part = canvasElement.querySelector(`${parent} [data-part="costs"]`);
      const { fill, stroke } = getComputedStyle(part ?? document.body);
      return [fill, stroke];
    });
    await expect(inKey).toEqual(inColumn);
  },
};
