import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RefusedFields } from './RefusedFields.tsx';

const meta = {
  component: RefusedFields,
  args: {
    fields: [{ label: 'Description', words: 'Description must be no longer than 160 characters' }],
    onGo: fn(),
  },
} satisfies Meta<typeof RefusedFields>;
export default meta;

/** A field that is too long leads to its place in the form. */
export const TooLong: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Description' }));
    await expect(args.onGo).toHaveBeenCalledWith('Description');
  },
};
