import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LateNote } from './LateNote.tsx';

const children = 'The form has not finished loading. What you have typed stays in it.';

const meta = {
  title: 'Basics/LateNote',
  component: LateNote,
  args: { children },
} satisfies Meta<typeof LateNote>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A submit waits for the script: shown after a second. */
export const Late: Story = {
  decorators: (Note) => (
    <>
      <form data-late="">…</form>
      <Note />
    </>
  ),
};

/** Nobody waits: not shown. */
export const NotLate: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
