import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Note } from './Note.tsx';

const meta = { title: 'Basics/Note', component: Note } satisfies Meta<typeof Note>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sentence: Story = {
  args: { children: 'Past performance is no guide to future returns.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Past performance');
  },
};

/** Paragraphs with a link, as in the text of a page. */
export const Paragraphs: Story = {
  args: {
    children: (
      <>
        <p>The terms on this page are the firm’s own and follow its agreement with clients.</p>
        <p>
          Ask <a href="/Information">the compliance officer</a> before you rely on any of them.
        </p>
      </>
    ),
  },
};
