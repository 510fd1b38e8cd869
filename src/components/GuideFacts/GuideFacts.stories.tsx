import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuideFacts } from './GuideFacts.tsx';

const meta = {
  title: 'Guides and tax/GuideFacts',
  component: GuideFacts,
  args: {
    minimumInr: 5_000_000,
    paperCount: 3,
    costs: [{ amount: 'Nothing' }, { amount: 'As set by the law of the state' }],
    steps: [{ days: { min: 1, max: 3 } }, {}, { days: { min: 2, max: 5 }, offline: 'Papers are signed in ink.' }],
  },
} satisfies Meta<typeof GuideFacts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Individual: Story = {
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
    await expect(canvas.getByRole('link', { name: 'Cost of joining' })).toHaveAttribute('href', '#costs');
    await expect(values).toEqual(['₹50 lakh', '3', '3–8', '1 of 3 steps', 'Nothing']);
  },
};

/** How long a client’s own steps take is not stated. */
export const NoDays: Story = {
  args: { steps: [{}, { offline: 'Papers are signed in ink.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Working days')).toBeNull();
  },
};

/** No minimum, and everything can be done online. */
export const Accredited: Story = {
  args: { minimumInr: undefined, paperCount: 1, steps: [{ days: { min: 1, max: 1 } }] },
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
    await expect(values).toEqual(['None', '1', '1', 'Nothing', 'Nothing']);
  },
};
