import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CiteThis } from './CiteThis.tsx';

const meta = {
  title: 'Reading and search/CiteThis',
  component: CiteThis,
  args: {
    firm: 'UpperCrust',
    published: new Date('2025-06-23'),
    heading: 'Five sources of economic moat',
    href: 'https://www.uppercrust.example/Communique4',
  },
} satisfies Meta<typeof CiteThis>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One click selects all of it, for copying. */
export const Article: Story = {
  play: async ({ canvas }) => {
    const citation = canvas.getByText(
      'UpperCrust (23 June 2025): Five sources of economic moat. https://www.uppercrust.example/Communique4',
    );
    await userEvent.click(citation);
    await expect(citation).toHaveStyle({ userSelect: 'all' });
  },
};

/** A title that ends like a sentence gets no full stop. */
export const Question: Story = {
  args: { heading: 'What is a moat?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\): What is a moat\? https:/)).toBeVisible();
  },
};

/** A long address breaks anywhere. */
export const LongAddressOnNarrowPhone: Story = {
  tags: ['!autodocs'],
  args: {
    heading: 'Risks associated with investing in equities and equity-related securities',
    href: 'https://www.uppercrust.example/RisksAssociatedWithInvestingInEquitiesAndEquityRelatedSecurities',
  },
  globals: { viewport: { value: 'narrow' } },
};
