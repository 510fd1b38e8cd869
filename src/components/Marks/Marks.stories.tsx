import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Marks } from './Marks.tsx';

const meta = {
  component: Marks,
  decorators: (Story) => <p>UpperCrust Prosperity Fund{Story()}</p>,
} satisfies Meta<typeof Marks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Specimen: Story = { args: { isSpecimen: true } };

/** In the dev server, until its day. */
export const HeldBack: Story = { args: { draftNote: 'Visible from 15 September 2025' } };

export const Both: Story = { args: { isSpecimen: true, draftNote: 'Draft' } };

/** What visitors see of nearly all that the firm says: the name, and no space after it. */
export const Neither: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('UpperCrust Prosperity Fund').innerHTML).toBe('UpperCrust Prosperity Fund');
  },
};
