import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dutyExample } from './due-example.ts';
import { FindingsView } from './FindingsView.tsx';
import { answerWith } from './story-server.ts';

const meta = {
  title: 'Writers’ desk/FindingsView',
  component: FindingsView,
  args: {
    version: 1,
    findings: [
      {
        file: 'content/communiques/Communique4.mdx',
        title: 'Five sources of economic moat',
        place: { collection: 'communiques', id: 'Communique4' },
        line: 8,
        field: undefined,
        inText: { part: 19, under: 'How we use this', words: 'See here.', mark: undefined },
        message: '/Nowhere does not exist: correct the address, or remove the link',
        stops: true,
        hides: false,
      },
    ],
  },
  beforeEach: () => {
    answerWith({
      due: { day: '2025-10-10', duties: [dutyExample] },
      launch: {
        findings: [
          {
            concern: 'specimens',
            where: 'content/strategies/EmergingMoat.mdx:4',
            what: 'an invented entry',
            todo: 'Replace it',
            blocks: true,
          },
        ],
      },
    });
  },
} satisfies Meta<typeof FindingsView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A mistake, a duty, and what must be done before a launch. */
export const OfEachSort: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Text, under “How we use this”: “See here.”' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Complaints for September 2025' })).toBeVisible();
    await userEvent.click(await canvas.findByText('Specimens (1)'));
    await expect(canvas.getByText(/an invented entry\. Replace it/)).toBeVisible();
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
      due: { trouble: 'content/deadlines.yaml cannot be read.' },
      launch: { words: 'The desk had an error: the disk is full.' },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('content/deadlines.yaml cannot be read.')).toBeVisible();
    await expect(await canvas.findByText('The desk had an error: the disk is full.')).toBeVisible();
    await expect(canvas.queryByText('Looking…')).toBeNull();
  },
};
