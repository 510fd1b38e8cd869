import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChangeList } from './ChangeList.tsx';

const meta = {
  title: 'Writers’ desk/ChangeList',
  component: ChangeList,
  args: {
    changes: [
      {
        file: 'content/communiques/Communique4.mdx',
        title: 'Five sources of economic moat',
        place: { collection: 'communiques', id: 'Communique4' },
        heldBack: undefined,
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
        heldBack: undefined,
        what: 'new',
        words: [],
      },
      {
        file: 'content/faq/how-to-start.mdx',
        title: 'How do I start?',
        place: undefined,
        heldBack: undefined,
        what: 'gone',
        words: [],
      },
    ],
  },
} satisfies Meta<typeof ChangeList>;
export default meta;

/** A text with the words that differ, a new picture, and a deleted file. */
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
