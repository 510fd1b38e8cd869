import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Many as articles } from '../CommuniqueRows/CommuniqueRows.stories.tsx';
import { Many as papers } from '../PaperCards/PaperCards.stories.tsx';
import { ReadingRoom } from './ReadingRoom.tsx';

const ofPapers = {
  heading: 'Papers',
  text: 'Each opens as a PDF in a new tab. Papers that name a company explain a method; none is a recommendation to buy or sell.',
};

const ofCommuniques = {
  heading: 'Communiques',
  text: 'Short articles, the newest first. Each was written on its date and is not updated afterwards.',
};

const asItem = ({ date }: { date: Date }) => ({ kind: 'communiques' as const, date });

const items = [{ kind: 'papers' as const, date: new Date('2024-06-01') }, ...articles.args.articles.map(asItem)];

const many = Array.from({ length: 1204 }, (_, index) => ({
  id: `Communique${1204 - index}`,
  title: `What we were thinking, note ${1204 - index}`,
  date: new Date(Date.UTC(2025, 5, 23 - 3 * index)),
  summary: 'Two things that we changed our minds about since the last note, and one that we did not.',
  specimen: true,
}));

const meta = {
  title: 'Reading and search/ReadingRoom',
  component: ReadingRoom,
  args: {
    shelf: {},
    items,
    papers: { ...ofPapers, entries: papers.args.papers },
    communiques: { ...ofCommuniques, entries: articles.args.articles },
  },
} satisfies Meta<typeof ReadingRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The communiques are next to the papers. */
export const Whole: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Papers' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/rss.xml');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** The shelf of papers: they take the whole width. */
export const PapersAlone: Story = {
  args: { shelf: { kind: 'papers' }, communiques: { ...ofCommuniques, entries: [] } },
  globals: { viewport: { value: 'desktop' } },
};

/** The shelf of communiques of a year. */
export const CommuniquesAlone: Story = {
  args: {
    shelf: { kind: 'communiques', year: 2024 },
    papers: { ...ofPapers, entries: [] },
    communiques: { ...ofCommuniques, entries: articles.args.articles.slice(1, 3) },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Papers' })).toBeNull();
  },
};

/** Before the first article and paper. */
export const Empty: Story = {
  args: { papers: { ...ofPapers, entries: [] }, communiques: { ...ofCommuniques, entries: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has been published here yet.')).toBeVisible();
  },
};

/** More articles than are shown, with links to all those of a year. */
export const ManyArticles: Story = {
  args: {
    items: [...items, ...many.map(asItem)],
    communiques: { ...ofCommuniques, entries: many },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the newest 12 of 1,204 communiques/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2019' })).toHaveAttribute('href', '/NewsLetter-Communiques-2019');
    await expect(canvas.getAllByRole('link', { name: /^What we were thinking/ })).toHaveLength(12);
  },
};

/** As many articles of a single year, which have no other shelf: all of them are shown. */
export const ManyOfOneYear: Story = {
  args: {
    items: many.slice(0, 20).map(asItem),
    communiques: { ...ofCommuniques, entries: many.slice(0, 20) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^What we were thinking/ })).toHaveLength(20);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
