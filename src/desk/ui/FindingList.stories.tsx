import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { DeskFinding } from '../findings/desk-findings.ts';
import { FindingList } from './FindingList.tsx';

const inText: DeskFinding = {
  file: 'content/communiques/Communique4.mdx',
  title: 'Five sources of economic moat',
  place: { collection: 'communiques', id: 'Communique4' },
  line: 8,
  field: undefined,
  inText: { part: 19, under: 'What it costs', words: 'The fee is taken once a …', mark: undefined },
  message: '/EmergingMote does not exist: did you mean “/EmergingMoat”?',
  stops: true,
  hides: false,
};

const meta = {
  title: 'Writers’ desk/FindingList',
  component: FindingList,
  args: { findings: [inText], onGo: fn() },
} satisfies Meta<typeof FindingList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each finding links to its place. */
export const InTheText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Text, under “What it costs”: “The fee is taken once a …”' }),
    );
    await expect(args.onGo).toHaveBeenCalledWith(inText);
  },
};

/** An address at the beginning of a message stays as it was typed. */
export const OfAnAddress: Story = {
  args: { findings: [{ ...inText, message: 'www.sebi.gov.in is not a complete address' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('www.sebi.gov.in is not a complete address')).toBeVisible();
  },
};

/** A finding in a field within a list, which does not stop the site from being built. */
export const OfAField: Story = {
  args: {
    findings: [
      {
        ...inText,
        file: 'content/settings.yaml',
        field: 'counters.1.label',
        inText: undefined,
        message: 'has two spaces in a row',
        stops: false,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Counters, no. 2, Label');
    await expect(canvas.getByText('Please look at this.')).toBeVisible();
  },
};

/** A message with a subject of its own stands behind a colon, as in the terminal. */
export const WithItsOwnSubject: Story = {
  args: { findings: [{ ...inText, field: 'months', inText: undefined, message: '“2025-13” is not a month' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Months:');
    await expect(canvas.getByText('“2025-13” is not a month')).toBeVisible();
  },
};

/** A finding in the record of an approach, which a writer finds by its line. */
export const InARecord: Story = {
  args: { findings: [{ ...inText, file: 'content/performance/EmergingMoat.csv', inText: undefined }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('EmergingMoat.csv, line 8');
  },
};

/** The same mistake twice in a paragraph, which gives two equal findings. */
export const TwoOfTheSame: Story = {
  args: { findings: [inText, inText] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A finding in a file that is not an entry’s. */
export const OfAnotherFile: Story = {
  args: { findings: [{ ...inText, file: 'public/files/Leaflet.pdf', place: undefined, inText: undefined }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Leaflet.pdf')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
