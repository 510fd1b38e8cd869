import type { Meta, StoryObj } from '@storybook/react-vite';
import { Quote } from './Quote.tsx';

const meta = {
  title: 'Page/Quote',
  component: Quote,
  parameters: { layout: 'fullscreen' },
  args: { text: 'A castle is worth as much as the water around it.' },
} satisfies Meta<typeof Quote>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Lines next to the words, starting in the middle of the page. */
export const Home: Story = {};

/** The lines are below the words. */
export const Phone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

export const LongWords: Story = {
  args: {
    text: 'High profits attract competitors, and competition brings profits down: a company whose profits stay high for many years must have something that stops this from happening.',
  },
};
