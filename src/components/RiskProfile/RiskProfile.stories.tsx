import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { riskScale } from '../../lib/approaches/drawn-facts.ts';
import { RiskProfile } from './RiskProfile.tsx';

const profile = (approach: Parameters<typeof riskScale>[0]) => ({
  ...riskScale(approach),
  isSpecimen: false,
});

const meta = { title: 'Charts and drawings/RiskProfile', component: RiskProfile } satisfies Meta<typeof RiskProfile>;

export default meta;

type Story = StoryObj<typeof meta>;

/** UpperCrust Wealth Fund: the last step, with its horizon. */
export const Aggressive: Story = {
  args: profile({ risk: 'aggressive', horizonYears: { min: 3, max: 5 } }),
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, null, null, 'true']);
    await expect(canvas.getByRole('figure')).toHaveTextContent('step 5 of 5 from cautious to aggressive');
  },
};

/** UpperCrust Growth Fund: steps that are passed, reached and not reached. */
export const ModeratePlus: Story = { args: profile({ risk: 'moderate-plus', horizonYears: { min: 3, max: 5 } }) };

/** Moderate Compounders: the type is an invented example, and the horizon is unknown. */
export const Specimen: Story = { args: { ...profile({ risk: 'moderate' }), isSpecimen: true } };

/** The first step, with no steps passed. */
export const Cautious: Story = { args: profile({ risk: 'cautious', horizonYears: { min: 1, max: 1 } }) };

/** On a phone, the steps are stacked, so that each has its name. */
export const Phone: Story = {
  tags: ['!autodocs'],
  args: ModeratePlus.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  },
};

/** With a visitor’s own colours, the steps still differ. */
export const ForcedColours: Story = {
  tags: ['!dev', '!autodocs'],
  args: ModeratePlus.args,
  parameters: { forcedColors: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const colours = canvas.getAllByRole('listitem').map((step) => getComputedStyle(step).borderTopColor);
    const [passed, , reached, beyond] = colours;
    await expect(new Set([passed, reached, beyond]).size).toBe(3);
    await expect(colours).toEqual([passed, passed, reached, beyond, beyond]);
  },
};
