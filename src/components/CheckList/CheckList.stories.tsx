import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckList } from './CheckList.tsx';

const meta = {
  title: 'Guides and tax/CheckList',
  component: CheckList,
  args: {
    papers: [
      {
        name: 'PAN card of each holder',
        remark: 'A copy; the name must match the bank account.',
        signedBy: 'the holder, across the copy',
      },
      { name: 'Photograph of each holder', remark: 'Passport size, taken in the last six months.' },
      { name: 'Client agreement with its fee schedule', signedBy: 'each holder and our principal officer' },
    ],
  },
} satisfies Meta<typeof CheckList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One needs no signature, one has no remark. The boxes are only printed. */
export const Three: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Signed by each holder and our principal officer')).toBeVisible();
    await expect(canvas.getByText('No signature needed')).toBeVisible();
    for (const box of canvasElement.querySelectorAll('svg')) await expect(box).not.toBeVisible();
  },
};
