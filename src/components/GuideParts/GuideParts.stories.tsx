import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuideParts } from './GuideParts.tsx';

const meta = {
  title: 'Guides and tax/GuideParts',
  component: GuideParts,
  args: {
    papers: [{ name: 'PAN card', signedBy: 'you, across the copy' }],
    steps: [
      { title: 'A first conversation', text: 'We ask what the money is for.', days: { min: 1, max: 3 } },
      {
        title: 'Signing',
        text: 'You sign the agreement and the power of attorney.',
        days: { min: 2, max: 7 },
        offline: 'The power of attorney is signed in ink.',
      },
    ],
    costs: [{ what: 'Joining us directly', amount: 'No charge by us' }],
  },
} satisfies Meta<typeof GuideParts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Guide: Story = {
  play: async ({ canvas }) => {
    const names = ['Papers', 'Steps', 'What cannot be done online', 'What it costs'];
    for (const name of names) await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'What it costs' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'no remark' })).toBeVisible();
  },
};

/** Without days there are no bars, and nothing is said of them. */
export const NoDays: Story = {
  args: { steps: [{ title: 'Signing', text: 'You sign the agreement.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Steps' })).not.toHaveTextContent('bar');
  },
};
