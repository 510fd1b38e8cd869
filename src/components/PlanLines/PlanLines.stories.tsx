import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { planExamples, planNames } from '../examples/fee-examples.ts';
import type { Inputs } from '../../lib/fees/inputs.ts';
import { workOutPlans } from '../../lib/fees/plans.ts';
import { PlanLines } from './PlanLines.tsx';

const meta = { title: 'Fees/PlanLines', component: PlanLines } satisfies Meta<typeof PlanLines>;

export default meta;

type Story = StoryObj<typeof meta>;

const linesOf = (inputs: Inputs, names = planNames) => ({ plans: workOutPlans(inputs, names) });

/** A loss in the second year; every line is named at its end. */
export const LossAndGains: Story = {
  args: linesOf(planExamples.plans),
  play: async ({ canvas }) => {
    for (const name of planNames) await expect(canvas.getByText(name)).toBeVisible();
    await expect(canvas.getByText(/^Closing NAV of each year, in ₹ crore\./)).toBeVisible();
  },
};

/** The names of lines that end at nearly the same height do not overlap. */
export const OneYear: Story = {
  args: linesOf(planExamples.oneYear),
  play: async ({ canvas }) => {
    const tops = planNames.map((name) => canvas.getByText(name).getBoundingClientRect().top).sort((a, b) => a - b);
    for (const [index, top] of tops.slice(1).entries()) await expect(top - (tops[index] ?? 0)).toBeGreaterThan(20);
  },
};

export const TwoPlans: Story = { args: linesOf(planExamples.plans, planNames.slice(0, 2)) };

/** With fifty years, only some are named, and only the ends have marks. */
export const FiftyYears: Story = { args: linesOf(planExamples.fiftyYears) };

/** Below zero, the rows merely follow the rules. */
export const AllLost: Story = { args: linesOf(planExamples.allLost) };

/** Ten lakh crore rupees on the narrowest phone. */
export const NarrowPhone: Story = {
  tags: ['!autodocs'],
  args: linesOf(planExamples.largest),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Performance').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ForcedColours: Story = {
  tags: ['!dev', '!autodocs'],
  args: LossAndGains.args,
  parameters: { forcedColors: true },
};
