import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Notice } from './Notice.tsx';

const meta = { title: 'Basics/Notice', component: Notice } satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { role: 'status', children: <p>Thank you, Asha Menon. We will get back to you soon!</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you, Asha Menon.');
  },
};

/** Read out immediately. */
export const Problem: Story = {
  args: {
    role: 'alert',
    children: (
      <>
        <h3>There is a problem</h3>
        <ul>
          <li>
            <a href="#from_name">Enter your name</a>
          </li>
          <li>
            <a href="#reply_to">Enter an email address in the correct format, like name@example.com</a>
          </li>
        </ul>
      </>
    ),
  },
  decorators: (Story) => (
    <>
      <h2>Mail Us</h2>
      <Story />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** A remark of a writer, set apart from the text. */
export const Note: Story = {
  args: { role: 'note', children: 'Past performance is no guide to future returns.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Past performance');
  },
};

/** A note of paragraphs with a link, as in the text of a page. */
export const NoteInParagraphs: Story = {
  args: {
    role: 'note',
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

/** The longest name that a form accepts does not widen the page. */
export const LongWords: Story = {
  args: { role: 'status', children: <p>{`Thank you, ${'Venkatanarasimharajuvaripeta'.repeat(3)}.`}</p> },
  globals: { viewport: { value: 'narrow' } },
};

export const ForcedColours: Story = { ...Problem, tags: ['!dev', '!autodocs'], parameters: { forcedColors: true } };
