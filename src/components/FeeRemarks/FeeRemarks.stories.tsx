import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describeAdjustments } from '../../lib/fees/describe-adjustments.ts';
import { planNames } from '../examples/fee-examples.ts';
import { FeeRemarks } from './FeeRemarks.tsx';

const meta = { title: 'Fees/FeeRemarks', component: FeeRemarks } satisfies Meta<typeof FeeRemarks>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All the remarks that a form can make on its inputs, with the fields that they apply to. */
export const OfTheForm: Story = {
  args: {
    remarks: describeAdjustments(
      new Map([
        ['amount', ['capital']],
        ['percent', ['other', 'management2']],
        ['years', ['years']],
        ['whole', ['years']],
        ['unread', ['returns', 'hurdle3']],
        ['negative', ['hurdle1']],
      ]),
      planNames,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Other expenses, Management fee \(Performance\): limited to 100%/)).toBeVisible();
    await expect(
      canvas.getByText('Return of each year, Hurdle rate (Both): not a number, counted as 0.'),
    ).toBeVisible();
  },
};
