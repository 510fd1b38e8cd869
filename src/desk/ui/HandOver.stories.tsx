import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, within } from 'storybook/test';
import { HandOver } from './HandOver.tsx';
import { answerWith } from './story-server.ts';
import type { Answers } from './use-answer.ts';

const article = {
  file: 'content/communiques/Communique4.mdx',
  title: 'Five sources of economic moat',
  place: { collection: 'communiques', id: 'Communique4' },
} as const;

const changed: Answers['changes'] = {
  kind: 'git',
  subject: 'Change “Five sources of economic moat”',
  changes: [
    {
      ...article,
      what: 'changed',
      words: [{ around: 'summary:', before: 'Five', after: 'Four' }],
      heldBack: undefined,
      version: '1',
    },
  ],
};

const meta = {
  title: 'Writers’ desk/HandOver',
  component: HandOver,
  args: {
    version: 1,
    findings: [],
    entries: [{ collection: 'communiques', id: 'Communique4', title: article.title, version: '', isEarlier: false }],
  },
  beforeEach: () => {
    answerWith({ changes: changed });
  },
} satisfies Meta<typeof HandOver>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In a repository: as a branch and a commit, or as a zip. */
export const InARepository: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'What changed, in a few words' })).toHaveValue(
      'Change “Five sources of economic moat”',
    );
    await expect(canvas.getByRole('link', { name: /as one zip/ })).toHaveAttribute('href', '/desk/api/zip');
    await expect(canvas.queryByText(/the site from being built/)).toBeNull();
  },
};

/** Git takes a moment, in which somebody may press again: a second commit would find nothing to commit, and fail. */
export const PressedTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Save as a branch and a commit' }));
    const asked = mocked(fetch).mock.calls.map(([address]) => address);
    await expect(asked.filter((address) => address === '/desk/api/commit?')).toHaveLength(1);
  },
};

/** If findings stop the site from being built, there is a link to them. */
export const WithFindings: Story = {
  args: {
    findings: [
      {
        ...article,
        line: 3,
        field: 'summary',
        inText: undefined,
        message: 'is too short: at least 3 characters',
        stops: true,
        hides: false,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/One finding stops the site from being built/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'fix it' })).toHaveAttribute('href', '#/findings');
  },
};

/** Writes keys into the editor’s store of drafts. @returns a function that deletes the store */
async function draft(...keys: string[][]): Promise<() => void> {
  const opening = indexedDB.open('keystatic');
  opening.onupgradeneeded = () => opening.result.createObjectStore('items');
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const store = opening.result.transaction('items', 'readwrite').objectStore('items');
  for (const key of keys) store.put({}, key);
  await new Promise((resolve) => (store.transaction.oncomplete = resolve));
  opening.result.close();
  return () => void indexedDB.deleteDatabase('keystatic');
}

/** What was typed and not saved is named, because it is not handed over. */
export const NotSaved: Story = {
  beforeEach: () => draft(['collection', 'communiques', 'Communique4'], ['collection-create', 'team']),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Not saved yet' });
    const links = within(region).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Five sources of economic moat', '#/keystatic/collection/communiques/item/Communique4'],
      ['A new entry in team', '#/keystatic/collection/team/create'],
    ]);
  },
};

/** Entries that no visitor would see are listed, with links to them. */
export const WithDrafts: Story = {
  beforeEach: () => {
    answerWith({
      changes: {
        ...changed,
        changes: [
          { ...article, what: 'new', words: [], heldBack: 'A draft: visitors do not see it.', version: '1' },
          {
            file: 'content/team/vimala-joseph.yaml',
            title: 'Vimala Joseph',
            place: { collection: 'team', id: 'vimala-joseph' },
            what: 'changed',
            words: [],
            heldBack: 'Visitors see it from 2026-01-31 on.',
            version: '1',
          },
        ],
      },
    });
  },
  play: async ({ canvas }) => {
    const held = await canvas.findByRole('region', { name: 'Not for visitors yet' });
    await expect(
      within(held)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Five sources of economic moat. A draft: visitors do not see it.',
      'Vimala Joseph. Visitors see it from 2026-01-31 on.',
    ]);
    await expect(within(held).getByRole('link', { name: 'Five sources of economic moat' })).toHaveAttribute(
      'href',
      '#/keystatic/collection/communiques/item/Communique4',
    );
  },
};

/** Without Git, there is only the zip, and a button to confirm that it was handed over. */
export const WithoutARepository: Story = {
  beforeEach: () => {
    answerWith({ changes: { ...changed, kind: 'copy' } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'I have handed the zip over' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Nothing to hand over. */
export const NothingChanged: Story = {
  beforeEach: () => {
    answerWith({ changes: { ...changed, changes: [] } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/There is nothing to hand over/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#/');
  },
};

/** While the server compares. */
export const StillComparing: Story = {
  beforeEach: () => {
    answerWith({});
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Comparing…');
  },
};

/** What came of taking a change back is said, and read out, where the list was. */
export const TakenBack: Story = {
  beforeEach: () => {
    answerWith({ changes: changed, 'take-back': { words: 'The file is as it was handed over last.' } });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Take back…'));
    await userEvent.click(canvas.getByRole('button', { name: 'Take this change back' }));
    await expect(await canvas.findByText('The file is as it was handed over last.')).toHaveFocus();
    await expect(mocked(fetch)).toHaveBeenCalledWith(
      `/desk/api/take-back?${new URLSearchParams({ file: article.file, version: '1' }).toString()}`,
      { method: 'POST', body: '' },
    );
  },
};
