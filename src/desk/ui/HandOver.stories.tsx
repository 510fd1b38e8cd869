import type { Meta, StoryObj } from '@storybook/react-vite';
import { clear, createStore, set } from 'idb-keyval';
import { expect, mocked, waitFor, within } from 'storybook/test';
import type { Answers } from '../answers.ts';
import findingList from './FindingList.stories.tsx';
import { HandOver } from './HandOver.tsx';
import { answerWith } from './story-server.ts';

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
      whyUnpublished: undefined,
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

/** How often something was requested of the desk’s server. */
const timesAsked = (name: string) =>
  mocked(fetch).mock.calls.filter(([address]) => (address as string).startsWith(`/desk/api/${name}?`)).length;

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
    await expect(timesAsked('commit')).toBe(1);
  },
};

/** The second request would find the change gone, and its answer would hide where the old content is kept. */
export const TakenBackTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Take back…'));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Take this change back' }));
    await expect(timesAsked('take-back')).toBe(1);
  },
};

/** The second request would report that nothing has been downloaded. */
export const HandedOverTwice: Story = {
  beforeEach: () => {
    answerWith({ changes: { ...changed, kind: 'copy' } });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'I have handed the zip over' }));
    await expect(timesAsked('handed-over')).toBe(1);
  },
};

/** If findings stop the site from being built, there is a link to them. */
export const WithFindings: Story = {
  args: { findings: findingList.args.findings },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/One finding stops the site from being built/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'fix it' })).toHaveAttribute('href', '#/findings');
  },
};

/** The editor’s store of drafts. */
const drafts = createStore('keystatic', 'items');

/**
 * What was typed and not saved is named, because it is not handed over; also what the editor stores, as it does a moment
 * after it was typed, when this view is open already.
 */
export const NotSaved: Story = {
  beforeEach: async () => {
    await set(['collection', 'communiques', 'Communique4'], {}, drafts);
    return () => clear(drafts);
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Not saved yet' });
    const links = () =>
      within(region)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    const article = ['Five sources of economic moat', '#/keystatic/collection/communiques/item/Communique4'];
    await expect(links()).toEqual([article]);
    await set(['collection-create', 'team'], {}, drafts);
    const member = ['A new entry in team', '#/keystatic/collection/team/create'];
    await waitFor(() => expect(links()).toEqual([article, member]), { timeout: 5_000 });
  },
};

/** Entries that no visitor would see are listed, with links to them. */
export const WithDrafts: Story = {
  beforeEach: () => {
    answerWith({
      changes: {
        ...changed,
        changes: [
          { ...article, what: 'new', words: [], whyUnpublished: 'A draft: visitors do not see it.', version: '1' },
          {
            file: 'content/team/vimala-joseph.yaml',
            title: 'Vimala Joseph',
            place: { collection: 'team', id: 'vimala-joseph' },
            what: 'changed',
            words: [],
            whyUnpublished: 'Visitors see it from 2026-01-31 on.',
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

/**
 * Two changes are taken back, the second before the first is done: each time what came of it is said, and read out,
 * where the list was, and what is left is listed anew.
 */
export const TwoTakenBack: Story = {
  beforeEach: () => {
    const complaints = { file: 'content/complaints.yaml', title: 'Complaints', place: undefined } as const;
    answerWith({
      changes: { ...changed, changes: changed.changes.flatMap((one) => [one, { ...one, ...complaints }]) },
    });
  },
  play: async ({ canvas, userEvent }) => {
    for (const closed of await canvas.findAllByText('Take back…')) await userEvent.click(closed);
    const before = timesAsked('changes');
    const answers = ['The first is taken back.', 'The second is taken back.'].map((words) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      mocked(fetch).mockReturnValueOnce(promise);
      return async () => {
        resolve(Response.json({ words }));
        await expect(await canvas.findByText(words)).toHaveFocus();
      };
    });
    for (const button of canvas.getAllByRole('button', { name: 'Take this change back' }))
      await userEvent.click(button);
    for (const [index, answer] of answers.entries()) {
      await answer();
      await waitFor(() => expect(timesAsked('changes')).toBe(before + index + 1));
    }
    await expect(mocked(fetch)).toHaveBeenCalledWith(
      `/desk/api/take-back?${new URLSearchParams({ file: article.file, version: '1' }).toString()}`,
      { method: 'POST', body: '' },
    );
  },
};

/** The server can no longer compare: the last list stays, below the reason why there is no newer one. */
export const FailedSince: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Take back…'));
    answerWith({ changes: { words: 'The desk had an error: the disk is full.' }, 'take-back': { words: 'Nothing.' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Take this change back' }));
    await expect(await canvas.findByText('The desk had an error: the disk is full.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Five sources of economic moat' })).toBeVisible();
  },
};
