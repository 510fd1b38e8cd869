import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EarlierRows } from './EarlierRows.tsx';

const meta = {
  title: 'Lists/EarlierRows',
  component: EarlierRows,
  args: {
    noun: 'warnings',
    count: 2,
    children: (
      <ul className="rows">
        <li className="py-3">Groups that give tips in our name</li>
        <li className="py-3">An app that shows invented profits</li>
      </ul>
    ),
  },
} satisfies Meta<typeof EarlierRows>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Earlier warnings (2)')).toBeVisible();
    await expect(canvas.getByText('Groups that give tips in our name')).not.toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Earlier warnings (2)'));
    await expect(canvas.getByText('Groups that give tips in our name')).toBeVisible();
  },
};

/** Tells screen-reader users, who hear one list after another, which document the earlier rows belong to. */
export const OfADocument: Story = {
  args: {
    noun: 'versions',
    count: 1,
    ofTitle: 'Disclosure Document',
    children: <p>Disclosure Document, 1 April 2025</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Earlier versions (1)')).toHaveTextContent(
      'Earlier versions (1) of Disclosure Document',
    );
  },
};

export const None: Story = {
  tags: ['!dev', '!autodocs'],
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
