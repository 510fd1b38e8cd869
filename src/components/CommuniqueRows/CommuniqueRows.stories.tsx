import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CommuniqueRows } from './CommuniqueRows.tsx';

const meta = { title: 'Lists/CommuniqueRows', component: CommuniqueRows } satisfies Meta<typeof CommuniqueRows>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Alone on a page, with room for large figures; some are invented examples. */
export const Many = {
  args: {
    articles: [
      {
        id: 'Communique4',
        title: 'Five sources of economic moat',
        date: new Date('2025-06-23'),
        summary:
          'Five things let a company keep its customers and its margins while others try to take them. This note describes each, then the three signs by which a moat can be recognised while it is still being dug.',
        specimen: false,
      },
      {
        id: 'Communique2',
        title: 'IT, pharma and the falling rupee',
        date: new Date('2024-06-14'),
        summary:
          'A weaker rupee is said to be good for exporters. This note follows the dollar through the accounts of an IT services company and a drug maker, and shows where the gain stays and where it leaks away.',
        specimen: false,
      },
      {
        id: 'Communique1',
        title: 'PMS strategies in the top ten, May 2024',
        date: new Date('2024-06-14'),
        summary:
          'More than one of our strategies stood among the top ten of a ranking for May 2024. One month says little by itself; this note sets out what a ranking can tell you and how to read it.',
        specimen: true,
      },
      {
        id: 'Communique3',
        title: 'A stock case study in method',
        date: new Date('2023-08-13'),
        summary:
          'What we saw in one company, what we tested before buying, what nearly went wrong, and why we sold some and kept the rest. The return is the least useful part of the story.',
        specimen: true,
      },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Five sources of economic moat' });
    await expect(link).toHaveAttribute('href', '/Communique4');
    const [row] = canvas.getAllByRole('listitem');
    await expect(row).toHaveTextContent('23 June 2025');
    const { left, top } = row?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(left + 40, top + 40)).toBe(link);
  },
} satisfies Story;

/** Next to the papers of the Reading Room: small figures on a desktop too. */
export const BesidePapers: Story = {
  args: Many.args,
  decorators: (Story) => <div className="max-w-96">{Story()}</div>,
};

/** In the dev server: a draft, and one with a later publication date. */
export const Unpublished: Story = {
  args: {
    articles: Many.args.articles.map((article, index) => ({
      ...article,
      draftNote: ['Draft', 'Visible from 15 September 2025'][index],
    })),
  },
};

/** The longest possible title, on the narrowest phone. */
export const LongWords: Story = {
  args: {
    articles: Many.args.articles.slice(2, 3).map((article) => ({
      ...article,
      title: 'Telecommunications infrastructure: misjudgement',
    })),
  },
  globals: { viewport: { value: 'narrow' } },
};
