import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import dueList from './DueList.stories.tsx';
import findingList from './FindingList.stories.tsx';
import { FindingsView } from './FindingsView.tsx';
import { answerWith } from './story-server.ts';

/** Two equal ones, such as those of a line in which a placeholder stands twice. */
const placeholder = {
  concern: 'specimens',
  where: 'content/strategies/EmergingMoat.mdx:4',
  what: 'an invented entry',
  todo: 'Replace it',
  blocks: true,
};

const meta = {
  title: 'Writers’ desk/FindingsView',
  component: FindingsView,
  args: {
    version: 1,
    findings: findingList.args.findings,
  },
  beforeEach: () => {
    answerWith({
      due: dueList.args,
      launch: { findings: [placeholder, placeholder] },
    });
  },
} satisfies Meta<typeof FindingsView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A mistake, a duty, and what must be done before a launch. */
export const OfEachSort: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Text, under “What it costs”/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Complaints for September 2025' })).toBeVisible();
    await userEvent.click(await canvas.findByText('Specimens (2)'));
    for (const line of canvas.getAllByText(/an invented entry\. Replace it/)) await expect(line).toBeVisible();
  },
};

/** Nothing is said about mistakes before the checks have answered. */
export const Checking: Story = {
  args: { findings: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking…')).toBeVisible();
    await expect(canvas.queryByText(/no mistakes/)).toBeNull();
  },
};

/** The checks have failed. */
export const Failed: Story = {
  args: { findings: undefined, trouble: 'The desk had an error: the disk is full.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The desk had an error: the disk is full.')).toBeVisible();
    await expect(canvas.queryByText(/no mistakes/)).toBeNull();
  },
};

/** Nothing can be checked any more: the last findings stay, below the reason why there are no newer ones. */
export const FailedSince: Story = {
  args: { trouble: 'The desk had an error: the disk is full.' },
  render: function Saving(args) {
    const [version, setVersion] = useState(1);
    return (
      <>
        <button
          type="button"
          onClick={() => {
            setVersion(2);
          }}
        >
          Save something
        </button>
        <FindingsView {...args} version={version} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Complaints for September 2025');
    await canvas.findByText('Specimens (2)');
    answerWith({ due: { words: 'The duties cannot be read.' }, launch: { words: 'The site cannot be read.' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save something' }));
    await expect(canvas.getByText('The desk had an error: the disk is full.')).toBeVisible();
    await expect(await canvas.findByText('The duties cannot be read.')).toBeVisible();
    await expect(await canvas.findByText('The site cannot be read.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Text, under “What it costs”/ })).toBeVisible();
    await expect(canvas.getByText('Complaints for September 2025')).toBeVisible();
    await expect(canvas.getByText('Specimens (2)')).toBeVisible();
  },
};

/** No mistakes, while the slower checks are still running. */
export const NothingFoundYet: Story = {
  args: { findings: [] },
  beforeEach: () => {
    answerWith({});
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The checks found no mistakes: the site can be built.')).toBeVisible();
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Looking…', 'Looking…']);
  },
};

/** The reasons why it is unknown what is due, and what must be done before a launch. */
export const Unknown: Story = {
  args: { findings: [] },
  beforeEach: () => {
    answerWith({
      due: { words: 'content/deadlines.yaml cannot be read.' },
      launch: { words: 'The desk had an error: the disk is full.' },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('content/deadlines.yaml cannot be read.')).toBeVisible();
    await expect(await canvas.findByText('The desk had an error: the disk is full.')).toBeVisible();
    await expect(canvas.queryByText('Looking…')).toBeNull();
  },
};
