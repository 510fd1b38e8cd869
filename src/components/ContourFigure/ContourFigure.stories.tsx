import type { Meta, StoryObj } from '@storybook/react-vite';
import { approachFigure, firmFigure, plainFigure } from '../../lib/drawings/figure-parameters.ts';
import { ContourFigure } from './ContourFigure.tsx';

const meta = {
  title: 'Charts and drawings/ContourFigure',
  component: ContourFigure,
  decorators: (Story) => (
    <div className="on-water overflow-hidden p-12">
      <Story />
    </div>
  ),
} satisfies Meta<typeof ContourFigure>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The firm’s own, on the home page: one ring for each year since 2013, appearing one after the other. */
export const Firm: Story = {
  args: { figure: firmFigure(2013, new Date('2025-09-15')), variant: 'filled', isAnimated: true },
};

/** Emerging Moat: a ring for each of its 14 stocks. */
export const Strategy: Story = {
  args: {
    figure: approachFigure('EmergingMoat', { holdings: { min: 12, max: 14 }, shore: 'calm' }),
    variant: 'filled',
  },
};

/** Special Opportunities: the ragged shore of special situations. */
export const RaggedShore: Story = {
  args: { figure: approachFigure('SpecialOpportunities', { shore: 'ragged' }), variant: 'filled' },
};

/** UpperCrust Growth Fund: its heart is as large as its core of 75%. */
export const Fund: Story = {
  args: {
    figure: approachFigure('UpperCrustGrowthFund', {
      holdings: { min: 8, max: 15 },
      allocation: [{ percent: 75 }, { percent: 25 }],
      shore: 'calm',
    }),
    variant: 'filled',
  },
};

/** Anjali Nair’s, on her own page: the square middle of the figure, on the page’s background. */
export const Person: Story = {
  args: { figure: plainFigure('anjali-nair'), variant: 'lines' },
  decorators: (Story) => (
    <div className="max-w-md">
      <Story />
    </div>
  ),
};

/** On most pages: lines around a heart, next to the title. */
export const Quiet: Story = { args: { figure: plainFigure('AboutUs'), variant: 'quiet' } };
