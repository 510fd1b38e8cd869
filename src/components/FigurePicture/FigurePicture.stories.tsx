import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigurePicture } from './FigurePicture.tsx';

const meta = {
  title: 'Charts and drawings/FigurePicture',
  component: FigurePicture,
  decorators: (Story) => (
    <div className="max-w-md">
      <Story />
    </div>
  ),
} satisfies Meta<typeof FigurePicture>;

export default meta;

type Story = StoryObj<typeof meta>;

/** On the card of a strategy. */
export const Strategy: Story = { args: { id: 'EmergingMoat', variant: 'filled' } };

/** On the card of a member; its lines follow the colour scheme by themselves. */
export const Member: Story = { args: { id: 'anjali-nair', variant: 'lines' } };

/** Behind words or a button, pale. */
export const Quiet: Story = { args: { id: 'quote', variant: 'quiet' } };
