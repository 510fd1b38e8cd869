import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Basics/Logo',
  component: Logo,
  args: { name: 'UpperCrust' },
  decorators: (Story) => (
    <p className="on-water flex items-center gap-3 p-12">
      <Story />
    </p>
  ),
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnWater: Story = {};

/** A long name takes several lines, and the mark makes room for it. */
export const LongName: Story = {
  args: { name: 'UpperCrust Specimen Portfolio Managers Private Limited' },
  globals: { viewport: { value: 'narrow' } },
};
