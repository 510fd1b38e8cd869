import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { explainTerms } from './explain-terms.ts';
import { Term } from './Term.tsx';

/** As in an article. */
const inSentence: Decorator = (Story) => <p>That something is called a {Story()}. It is a property of the business.</p>;

const meta = {
  title: 'Basics/Term',
  component: Term,
  args: {
    id: 'moat',
    href: '/Glossary#moat',
    meaning: 'What keeps competitors from taking a company’s profits away, as water keeps attackers from a castle.',
    children: 'moat',
  },
} satisfies Meta<typeof Term>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Asks the browser: Testing Library treats everything hidden by markup as invisible, whatever the styles are. */
const isMeaningSeen = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.getByText(/^What keeps competitors/).checkVisibility();

/** A click opens the meaning, as a popover that a click elsewhere closes. */
export const Pressed: Story = {
  decorators: inSentence,
  play: async ({ canvas, canvasElement, userEvent }) => {
    explainTerms(canvasElement.querySelectorAll<HTMLElement>('[data-term]'));
    const word = canvas.getByRole('link', { name: 'moat' });
    await expect(isMeaningSeen(canvas)).toBe(false);
    await userEvent.click(word);
    await expect(isMeaningSeen(canvas)).toBe(true);
    await expect(word).toHaveAccessibleDescription(/^What keeps competitors/);
  },
};

/** Reading modes drop buttons and everything hidden by markup: the sentence is complete without them. */
export const InReadingMode: Story = {
  decorators: inSentence,
  play: async ({ canvasElement }) => {
    const read = canvasElement.cloneNode(true) as HTMLElement;
    for (const element of read.querySelectorAll('button, [hidden]')) element.remove();
    await expect(read).toHaveTextContent('That something is called a moat. It is a property of the business.');
  },
};

/** Keyboard focus shows it too. */
export const Focused: Story = {
  decorators: inSentence,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'moat' })).toHaveFocus();
    await expect(isMeaningSeen(canvas)).toBe(true);
  },
};

/** On a phone it is a sheet at the bottom of the screen. */
export const Phone: Story = { ...Pressed, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

/** The longest meaning that the glossary allows, on the narrowest phone. */
export const Long: Story = {
  ...Pressed,
  args: {
    meaning:
      'What keeps competitors from taking a company’s profits away: lower costs, a brand, a licence, customers who would find it dear or troublesome to leave, or a network that grows more useful with each new member who joins it in good time.',
  },
  globals: { viewport: { value: 'narrow' } },
};

/** In bold, within a list: the word takes its style from its surroundings. */
export const InBold: Story = {
  decorators: (Story) => (
    <ol className="prose">
      <li>
        <strong>Sustained high {Story()}.</strong> Return on invested capital.
      </li>
    </ol>
  ),
};

/** The gap between word and meaning is not a thick line, although forced colours show transparent borders. */
export const ForcedColours: Story = {
  ...Pressed,
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { forcedColors: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { borderTopColor, backgroundColor, outlineColor } = getComputedStyle(canvas.getByText(/^What keeps/));
    await expect(borderTopColor).toBe(backgroundColor);
    await expect(outlineColor).not.toBe(backgroundColor);
  },
};
