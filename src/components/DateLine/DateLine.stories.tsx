import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateLine } from './DateLine.tsx';

const meta = {
  title: 'Basics/DateLine',
  component: DateLine,
  args: { prefix: 'Last reviewed on', date: new Date('2025-09-01') },
  decorators: (Story) => <div className="on-water p-12">{Story()}</div>,
} satisfies Meta<typeof DateLine>;

export default meta;

type Story = StoryObj<typeof meta>;

/** On water, below the heading of a legal text. */
export const Day: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 September 2025')).toHaveAttribute('datetime', '2025-09-01');
  },
};

/** For a communique in a list. */
export const WithoutPrefix: Story = { args: { prefix: undefined } };

/** Below the heading of a communique. */
export const ReadingTime: Story = {
  args: { prefix: undefined, suffix: '5 min read' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('1 September 2025 · 5 min read');
  },
};

/** An invented day, on the complaints page. */
export const Specimen: Story = {
  args: { prefix: 'Up to', date: new Date('2025-08-31'), isSpecimen: true },
};

/** In the dev server. */
export const Unpublished: Story = { args: { isSpecimen: true, draftNote: 'Visible from 15 September 2025' } };
