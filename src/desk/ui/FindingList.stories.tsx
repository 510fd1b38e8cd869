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
  part: 0,
  message: '/EmergingMote leads nowhere: did you mean “/EmergingMoat”?',
  stops: true,
};

const meta = {
  component: FindingList,
  args: { findings: [inText], onGo: fn() },
} satisfies Meta<typeof FindingList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each leads to its place. */
export const InTheText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Text, part 1' }));
    await expect(args.onGo).toHaveBeenCalledWith(inText);
  },
};

/** One of a field within a list, which the site can be built with. */
export const OfAField: Story = {
  args: {
    findings: [
      {
        ...inText,
        file: 'content/settings.yaml',
        field: 'counters.1.label',
        part: undefined,
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
