import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Marks } from './Marks.tsx';

const meta = {
  title: 'Basics/Marks',
  component: Marks,
  render: (args) => (
    <p>
      UpperCrust Prosperity Fund
      <Marks {...args} />
    </p>
  ),
} satisfies Meta<typeof Marks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Specimen: Story = { args: { isSpecimen: true } };

/** In the dev server, until its publication date. */
export const Unpublished: Story = { args: { draftNote: 'Visible from 15 September 2025' } };

export const Both: Story = { args: { isSpecimen: true, draftNote: 'Draft' } };

/** In a heading, each keeps the font and size of normal text. */
export const InHeading: Story = {
  ...Both,
  render: (args) => (
    <h1>
      Anjali Nair
      <Marks {...args} />
    </h1>
  ),
};

export const OnWater: Story = {
  ...Both,
  render: (args) => (
    <p className="on-water p-12">
      UpperCrust Prosperity Fund
      <Marks {...args} />
    </p>
  ),
};

/** The usual case for visitors: only the name, without a space after it. */
export const Neither: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('UpperCrust Prosperity Fund').innerHTML).toBe('UpperCrust Prosperity Fund');
  },
};
