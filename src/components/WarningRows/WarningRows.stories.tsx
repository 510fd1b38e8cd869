import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WarningRows } from './WarningRows.tsx';

const meta = {
  title: 'Lists/WarningRows',
  component: WarningRows,
  args: {
    warnings: [
      {
        id: 'messaging-groups',
        heading: 'Groups that give tips in our name',
        date: new Date('2025-08-11'),
        text: 'A messaging group with our logo offers daily share tips and asks for money. We run no groups.',
        specimen: true,
      },
      {
        id: 'false-app',
        heading: 'An app that shows invented profits',
        date: new Date('2025-06-02'),
        text: 'An app under a name like ours shows profits that cannot be withdrawn. We have no trading app.',
        specimen: false,
        draftNote: 'Draft',
      },
    ],
  },
} satisfies Meta<typeof WarningRows>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One is invented, one is shown only to writers. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Groups that give tips in our name Specimen' })).toBeVisible();
    await expect(canvas.getByText('11 August 2025')).toBeVisible();
    await expect(canvas.getByText('Draft')).toBeVisible();
  },
};

/** The newest ten are expanded. */
export const Eleven: Story = {
  args: {
    warnings: Array.from({ length: 11 }, (_, index) => ({
      id: `groups-${index}`,
      heading: `Groups in our name, ${index + 1}`,
      date: new Date('2025-08-11'),
      text: 'We run no groups.',
      specimen: false,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const eleventh = canvas.getByRole('heading', { name: /11/, hidden: true });
    await expect(canvas.getByRole('heading', { name: /10/ })).toBeVisible();
    await expect(eleventh).not.toBeVisible();
    await userEvent.click(canvas.getByText('Earlier warnings (1)'));
    await expect(eleventh).toBeVisible();
  },
};

export const None: Story = {
  args: { warnings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no warnings at present.')).toBeVisible();
  },
};
