import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { companyTypesCaption } from '../../lib/approaches/drawn-facts.ts';
import { CompanyTypes } from './CompanyTypes.tsx';

const types = [
  {
    type: 'Established leader',
    growth: 'Steady, near the pace of its industry',
    moat: 'Wide, and known to everybody',
    price: 'Usually priced as a leader',
    stance: 'Respected, seldom bought',
    chosen: false,
  },
  {
    type: 'Emerging moat',
    growth: 'Faster than its industry',
    moat: 'Forming; it shows in margins and market share first',
    price: 'Often still priced as an ordinary company',
    stance: 'Bought if it meets the criteria, held while the moat widens',
    chosen: true,
  },
  {
    type: 'Fast grower without a moat',
    growth: 'Fast for as long as demand outruns supply',
    moat: 'None that a competitor could not copy',
    price: 'Often priced as if the growth would last',
    stance: 'Left alone',
    chosen: false,
  },
  {
    type: 'Cyclical business',
    growth: 'Up and down with a commodity or with demand',
    moat: 'Low costs at best',
    price: 'Looks cheapest when profits are at their peak',
    stance: 'Left alone, unless it earns well through a whole cycle',
    chosen: false,
  },
];

const args = { caption: companyTypesCaption('Emerging Moat', types), types };

const meta = { title: 'Tables/CompanyTypes', component: CompanyTypes, args } satisfies Meta<typeof CompanyTypes>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The kind that the strategy looks for is marked. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('row', { name: /^Emerging moat/ });
    await expect(chosen).toHaveStyle({ borderLeftWidth: '3px' });
    await expect(canvas.getByRole('row', { name: /^Established leader/ })).toHaveStyle({ borderLeftWidth: '0px' });
  },
};

/** On a phone each kind is a block, with the column’s heading above each answer. */
export const Phone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

/** The mark is a border, because backgrounds are not kept. */
export const ForcedColours: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('row', { name: /^Emerging moat/ });
    await expect(chosen).toHaveStyle({ borderLeftWidth: '3px' });
  },
};
