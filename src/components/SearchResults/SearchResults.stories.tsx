import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchResults } from './SearchResults.tsx';
import { type Found, MORE_FAILED, offer, type PartFound, SEARCH_FAILED, showResults, summary } from './show-results.ts';

const meta = {
  title: 'Reading and search/SearchResults',
  component: SearchResults,
  decorators: (Story) => <div className="grid gap-8">{Story()}</div>,
} satisfies Meta<typeof SearchResults>;

export default meta;

type Story = StoryObj<typeof meta>;

const place = (title: string, url: string, excerpt: string, kind = '', parts: PartFound[] = []): Found => ({
  url,
  excerpt,
  meta: { title, kind },
  sub_results: parts,
  content: '',
  locations: [],
});

const found = [
  place(
    'Glossary',
    '/Glossary',
    '<mark>Moat</mark> What keeps competitors from taking a company’s profits: a cost that others cannot match, a name that customers trust',
  ),
  place(
    'Investment philosophy',
    '/InvestmentPhilosophy',
    'most lose their advantage in a few years. A few keep it, because something stands in the way: we call that a <mark>moat</mark>.',
    '',
    [
      {
        title: 'What keeps a moat open',
        url: '/InvestmentPhilosophy#what-keeps-it-open',
        excerpt: 'A <mark>moat</mark> dries up where nobody digs.',
        weighted_locations: [{ balanced_score: 2 }],
      },
    ],
  ),
  place(
    'Unpacking the mystery of Moat',
    '/newsletter/unpacking-the-mystery-of-moat.pdf',
    'What a <mark>moat</mark> is, how to tell one from a lucky year, and why it can dry up.',
    'PDF, 5 pages',
  ),
];

/** Shows results as the search page’s script does. */
function answer(root: HTMLElement, words: string, count: number, places: readonly Found[]): void {
  const [status, list, more] = ['[role="status"]', '[data-results]', '[data-more]'].map((name) =>
    root.querySelector<HTMLElement>(name),
  );
  if (!status || !list || !more) throw new Error('A part that the script looks for is missing.');
  status.textContent = summary(count, words, places.length);
  showResults(list, places);
  more.hidden = places.length === count;
}

/** Before any search. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Pages and papers, with the best matching part of a page. */
export const Results: Story = {
  play: async ({ canvas, canvasElement }) => {
    answer(canvasElement, 'moat', found.length, found);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 results for “moat”');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const part = canvas.getByRole('link', { name: 'Investment philosophy: What keeps a moat open' });
    await expect(part).toHaveAttribute('href', '/InvestmentPhilosophy#what-keeps-it-open');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** More than are shown at once. */
export const More: Story = {
  play: async ({ canvas, canvasElement }) => {
    answer(canvasElement, 'moat', 31, found);
    await expect(canvas.getByRole('button', { name: 'Show more results' })).toBeVisible();
  },
};

export const Nothing: Story = {
  play: async ({ canvas, canvasElement }) => {
    answer(canvasElement, 'bitcoin', 0, []);
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found for “bitcoin”.');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** An unknown word, and the nearest known one. */
export const Mistyped: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('status').replaceChildren(...offer('minimun', 'minimum'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found for “minimun”. Did you mean minimum?');
    await expect(canvas.getByRole('link', { name: 'minimum' })).toHaveAttribute('href', '?q=minimum');
  },
};

/** The search did not load. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('status').replaceChildren(SEARCH_FAILED);
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Only the next results did not load: the first ones stay, and so does the button. */
export const MoreFailed: Story = {
  play: async ({ canvas, canvasElement }) => {
    answer(canvasElement, 'moat', 31, found);
    canvas.getByRole('status').replaceChildren(MORE_FAILED);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Show more results' })).toBeVisible();
  },
};
