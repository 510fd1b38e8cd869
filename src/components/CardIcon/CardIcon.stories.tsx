import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardIcon } from './CardIcon.tsx';

const meta = { title: 'Basics/CardIcon', component: CardIcon, args: { name: 'value' } } satisfies Meta<typeof CardIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Next to the titles of the home page’s cards. */
export const All: Story = {
  render: () => (
    <div className="flex gap-8">
      <CardIcon name="value" />
      <CardIcon name="discipline" />
      <CardIcon name="growth" />
      <CardIcon name="opportunity" />
    </div>
  ),
};
