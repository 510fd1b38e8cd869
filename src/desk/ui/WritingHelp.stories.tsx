import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WritingHelp } from './WritingHelp.tsx';

const meta = {
  title: 'Writers’ desk/WritingHelp',
  component: WritingHelp,
  args: { marks: ['Term', 'Note'], isNew: true },
} satisfies Meta<typeof WritingHelp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Open beside a new text; buttons of two letters are explained by name. */
export const ForANewText: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Te is Term, No is Note/)).toBeVisible();
  },
};

/** Closed beside an existing text. */
export const ForATextThatIsThere: Story = {
  args: { isNew: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('How to write')).toBeVisible();
    await expect(canvas.getByText(/by name/)).not.toBeVisible();
  },
};
