import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cards } from './Cards.tsx';

const meta = { title: 'Lists/Cards', component: Cards } satisfies Meta<typeof Cards>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The four pillars of the investment philosophy in one row, each with its drawing. */
export const Four: Story = {
  args: {
    cards: [
      {
        title: 'Value',
        icon: 'value',
        description:
          'We work out what a business is worth before we look at what it costs. A good company bought at too high a price is a poor investment.',
      },
      {
        title: 'Discipline',
        icon: 'discipline',
        description:
          'Reasons, weights and limits are written down before money is spent. The rules matter most on the days when nobody feels like keeping them.',
      },
      {
        title: 'Growth',
        icon: 'growth',
        description:
          'Time helps a business that can put its profits back to work at a good return. We look for growth that the company can pay for itself.',
      },
      {
        title: 'Opportunity',
        icon: 'opportunity',
        description:
          'Prices move more than businesses do. When a sound company is neglected or misread, we want to have done our reading already.',
      },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** Distribution partners: three in a row, without drawings. */
export const Three: Story = {
  args: {
    cards: [
      {
        title: 'Independent distributors',
        description:
          'You look after families who have grown past their first mutual funds, and some of them ask what comes next.',
      },
      {
        title: 'Wealth management firms',
        description:
          'You have a team and a list of approved products. You need research notes, factsheets and reports.',
      },
      {
        title: 'Professionals building a practice',
        description: 'You have spent years in banking, insurance or broking and are now starting on your own.',
      },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
};

/** Five cards leave an empty place in the second row. */
export const Five: Story = {
  args: {
    cards: [
      ...Three.args.cards,
      { title: 'Suitable or not at all', description: 'If a portfolio does not fit a client, we say so.' },
      { title: 'The client’s free choice', description: 'Any client may come to us directly, and is told so.' },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
};

/** Words that do not break well in a narrow column. */
export const LongWords: Story = {
  args: {
    cards: [
      { title: 'Internationalisation and telecommunications', description: 'Counterrevolutionary undertakings.' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
