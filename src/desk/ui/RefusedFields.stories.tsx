import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RefusedFields } from './RefusedFields.tsx';

const tooLong = (label: string) => ({ label, words: `${label} must be no longer than 160 characters` });

const meta = {
  title: 'Writers’ desk/RefusedFields',
  component: RefusedFields,
  args: { fields: [tooLong('Description')], onGo: fn() },
} satisfies Meta<typeof RefusedFields>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A field that is too long links to its place in the form. */
export const TooLong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Description' }));
    await expect(args.onGo).toHaveBeenCalledWith(0);
  },
};

/** Items of a list share a label; each links to its own place. */
export const OfOneLabel: Story = {
  args: { fields: [tooLong('Text'), tooLong('Text')] },
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.onGo).toHaveBeenLastCalledWith(1);
  },
};
