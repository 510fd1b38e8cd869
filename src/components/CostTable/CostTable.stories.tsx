import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CostTable } from './CostTable.tsx';

const meta = {
  title: 'Guides and tax/CostTable',
  component: CostTable,
  decorators: (Story) => (
    <section>
      <h2 id="costs">What it costs</h2>
      <Story />
    </section>
  ),
  args: {
    labelledBy: 'costs',
    costs: [
      { what: 'Joining us directly', amount: 'Nothing' },
      {
        what: 'Leaving',
        amount: 'At most 3, 2 and 1% in the first three years, then nothing',
        remark: 'Only where the agreement has an exit load, on what is withdrawn',
      },
    ],
  },
} satisfies Meta<typeof CostTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One has no remark. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'What it costs' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Leaving' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Nothing' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'no remark' })).toBeVisible();
  },
};

export const NarrowPhone: Story = { ...Two, tags: ['!autodocs'], globals: { viewport: { value: 'narrow' } } };
