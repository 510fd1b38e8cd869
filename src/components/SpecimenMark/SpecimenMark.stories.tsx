import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenMark } from './SpecimenMark.tsx';

const meta = { component: SpecimenMark } satisfies Meta<typeof SpecimenMark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  decorators: (Story) => (
    <p>
      Benchmark: Nifty 50 Total Return Index <Story />
    </p>
  ),
};

/** In a heading it keeps the text’s own face and size. */
export const InHeading: Story = {
  decorators: (Story) => (
    <h1>
      Anjali Nair <Story />
    </h1>
  ),
};

export const OnWater: Story = {
  decorators: (Story) => (
    <div className="on-water p-12">
      <Story />
    </div>
  ),
};
