import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChangeList } from './ChangeList.tsx';

const meta = {
  title: 'Writers’ desk/ChangeList',
  component: ChangeList,
  args: {
    onTakeBack: fn(() => Promise.resolve()),
    changes: [
      {
        file: 'content/communiques/Communique4.mdx',
        title: 'Five sources of economic moat',
        place: { collection: 'communiques', id: 'Communique4' },
        whyUnpublished: undefined,
        version: '1',
        what: 'changed',
        words: [
          { around: 'summary:', before: 'Five', after: 'Four' },
          { around: 'take to overcome', before: '', after: 'in ten years' },
        ],
      },
      {
        file: 'content/communiques/Communique4/castle.png',
        title: 'content/communiques/Communique4/castle.png',
        place: undefined,
        whyUnpublished: undefined,
        version: '1',
        what: 'new',
        words: [],
      },
      {
        file: 'content/faq/how-to-start.mdx',
        title: 'How do I start?',
        place: undefined,
        whyUnpublished: undefined,
        version: '1',
        what: 'gone',
        words: [],
      },
      {
        file: 'public/files/investor-charter.pdf',
        title: 'A PDF that is made from a text',
        place: undefined,
        whyUnpublished: undefined,
        version: undefined,
        what: 'changed',
        words: [],
      },
    ],
  },
} satisfies Meta<typeof ChangeList>;
export default meta;

/** A text with the words that differ, a new picture, a deleted file, and a PDF that follows its text. */
export const OfEachKind: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Five sources of economic moat changed' })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      '#/keystatic/collection/communiques/item/Communique4',
    );
    await expect(canvas.getByRole('deletion')).toHaveTextContent('Five');
    await expect(canvas.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual([
      'Four',
      'in ten years',
    ]);
    await expect(canvas.getByRole('heading', { name: 'How do I start? deleted' })).toBeVisible();
  },
};

/** A change is taken back after a question, which says what becomes of the file. A PDF that is made follows its text. */
export const TakenBack: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('Take back…')).toHaveLength(3);
    await userEvent.click(canvas.getByLabelText('Take back: How do I start?'));
    await expect(canvas.getByText(/is put back/)).toBeVisible();
    await expect(args.onTakeBack).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Take this change back' })[2] as HTMLElement);
    await expect(args.onTakeBack).toHaveBeenCalledWith(args.changes[2]);
  },
};
