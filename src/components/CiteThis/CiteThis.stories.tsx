import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { citation } from '../../lib/pages/citation.ts';
import { CiteThis } from './CiteThis.tsx';

const meta = {
  title: 'Reading and search/CiteThis',
  component: CiteThis,
  args: {
    citation: citation(
      'UpperCrust',
      new Date('2025-06-23'),
      'Five sources of economic moat',
      'https://www.uppercrust.example/Communique4',
    ),
  },
} satisfies Meta<typeof CiteThis>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One click selects all of it, for copying. */
export const Article: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(args.citation));
    await expect(canvas.getByText(args.citation)).toHaveStyle({ userSelect: 'all' });
  },
};

/** A long address breaks anywhere. */
export const LongAddressOnNarrowPhone: Story = {
  tags: ['!autodocs'],
  args: {
    citation: citation(
      'UpperCrust',
      new Date('2025-06-23'),
      'Risks associated with investing in equities and equity-related securities',
      'https://www.uppercrust.example/RisksAssociatedWithInvestingInEquitiesAndEquityRelatedSecurities',
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};
