import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { planRows } from '../../lib/fees/initial-inputs.ts';
import { FeePlans } from './FeePlans.tsx';

const meta = {
  title: 'Fees/FeePlans',
  component: FeePlans,
  decorators: (Story) => (
    <section>
      <h2 id="plans">Our fee plans</h2>
      <Story />
    </section>
  ),
  args: {
    labelledBy: 'plans',
    isSpecimen: true,
    plans: planRows({
      feePlans: {
        plans: [
          { name: 'Fixed', managementPercent: 2, performancePercent: 0, hurdlePercent: 0 },
          { name: 'Performance', managementPercent: 0, performancePercent: 20, hurdlePercent: 8 },
        ],
        returnPaths: [],
      },
    }),
  },
} satisfies Meta<typeof FeePlans>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One has no performance fee, the other nothing else. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Our fee plans' })).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /^Fixed 2% of the portfolio’s value a year None None/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Specimen')).toBeVisible();
  },
};

export const Real: Story = { args: { isSpecimen: false } };
