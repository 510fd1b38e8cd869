import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HandOver } from './HandOver.tsx';
import { answerWith } from './story-server.ts';
import type { Answers } from './use-answer.ts';

const changed: Answers['changes'] = {
  kind: 'git',
  subject: 'Change “Five sources of economic moat”',
  changes: [
    {
      file: 'content/communiques/Communique4.mdx',
      title: 'Five sources of economic moat',
      what: 'changed',
      words: [{ around: 'summary:', before: 'Five', after: 'Four' }],
    },
  ],
};

const meta = {
  component: HandOver,
  args: { version: 1, findings: [] },
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

/** A change that stops the site leads to what stops it. */
export const WithFindings: Story = {
  args: {
    findings: [
      {
        file: 'content/communiques/Communique4.mdx',
        title: 'Five sources of economic moat',
        place: { collection: 'communiques', id: 'Communique4' },
        line: 3,
        field: 'summary',
        inText: undefined,
        message: 'is too short: at least 3 characters',
        stops: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/One finding stops the site from being built/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'mend it' })).toHaveAttribute('href', '#/findings');
  },
};

/** Without Git there is the zip alone, and a button that says that it was handed over. */
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
    await expect(await canvas.findByText(/Nothing has changed since the last time/)).toBeVisible();
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
