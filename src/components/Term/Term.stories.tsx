import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Term } from './Term.tsx';

/** As an article has it. */
const inSentence: Decorator = (Story) => <p>That something is called a {Story()}. It is a property of the business.</p>;

const meta = {
  component: Term,
  args: {
    id: 'moat',
    meaning: 'What keeps competitors from taking a company’s profits away, as water keeps attackers from a castle.',
    children: 'moat',
  },
} satisfies Meta<typeof Term>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A click opens the meaning as a popover, without a script of ours. */
export const Pressed: Story = {
  decorators: inSentence,
  play: async ({ canvas, userEvent }) => {
    const word = canvas.getByRole('button', { name: 'moat' });
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.click(word);
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await expect(word).toHaveAccessibleDescription(/^What keeps competitors/);
  },
};

/** The focus of the keyboard shows it too. */
export const Focused: Story = {
  decorators: inSentence,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'moat' })).toHaveFocus();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

/** On a phone it is a sheet at the foot of the screen. */
export const Phone: Story = { ...Pressed, globals: { viewport: { value: 'phone' } } };

/** The longest meaning that the glossary takes, on the narrowest phone. */
export const Long: Story = {
  ...Pressed,
  args: {
    meaning:
      'What keeps competitors from taking a company’s profits away: lower costs, a brand, a licence, customers who would find it dear or troublesome to leave, or a network that grows more useful with each new member who joins it in good time.',
  },
  globals: { viewport: { value: 'narrow' } },
};

/** In bold, within a list: the word takes its form from where it stands. */
export const InBold: Story = {
  decorators: (Story) => (
    <ol className="prose">
      <li>
        <strong>Sustained high {Story()}.</strong> Return on invested capital.
      </li>
    </ol>
  ),
};
