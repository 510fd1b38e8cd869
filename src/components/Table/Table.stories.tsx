import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Table } from './Table.tsx';

const meta = {
  title: 'Tables/Table',
  component: Table,
  args: {
    caption: 'What joining costs',
    columns: ['Cost', 'Amount', 'When, and to whom'],
    rows: [
      { id: 'Stamp duty', cells: ['₹300', 'Before the agreement is signed, to the state'] },
      { id: 'Demat account', cells: ['₹0–500 a year', 'To the depository participant'] },
      { id: 'Joining', cells: ['₹0', '—'] },
    ],
  },
} satisfies Meta<typeof Table>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Texts: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Stamp duty/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Stamp duty');
    await expect(within(row).getAllByRole('cell')).toHaveLength(2);
  },
};

/** Each row is a block, and each cell shows its column’s heading. */
export const Phone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

/** Right below a heading that describes and names it. */
export const WithoutCaption: Story = {
  args: { caption: undefined, labelledBy: 'costs' },
  decorators: (Story) => (
    <section>
      <h2 id="costs">What it costs</h2>
      <Story />
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'What it costs' })).toBeVisible();
  },
};

/** A row’s heading may contain more than a name. */
export const LongHeading: Story = {
  args: {
    columns: ['Applies to', 'Rate'],
    rows: [
      {
        id: 'Short-term gain',
        heading: (
          <>
            Short-term gain
            <span className="block [font-weight:400] text-muted">Listed shares held for up to twelve months</span>
          </>
        ),
        cells: ['20%'],
      },
    ],
  },
};

export const ManyRows: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, index) => ({
      id: `Year ${index + 1}`,
      cells: [`₹${300 + index}`, 'Before the agreement is signed, to the state'],
    })),
  },
};

/** A long word breaks anywhere. */
export const LongWord: Story = {
  args: { rows: [{ id: 'Venkatanarasimharajuvaripeta'.repeat(2), cells: ['₹300', 'long'.repeat(20)] }] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    for (const cell of [canvas.getByRole('rowheader'), ...canvas.getAllByRole('cell')])
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};
