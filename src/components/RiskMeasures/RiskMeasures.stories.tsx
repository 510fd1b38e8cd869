import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleRecord } from '../examples/example-record.ts';
import { RiskMeasures } from './RiskMeasures.tsx';

const meta = {
  title: 'Strategies and funds/RiskMeasures',
  component: RiskMeasures,
  args: { months: exampleRecord.months, benchmark: exampleRecord.benchmark },
} satisfies Meta<typeof RiskMeasures>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Folded until a reader asks for them; each measure in the table has its formula below. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { hidden: true }).checkVisibility()).toBe(false);
    await userEvent.click(canvas.getByText(/^Volatility, tracking error and beta/));
    const measures = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const explained = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(explained).toEqual(measures);
  },
};
