import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageButtons } from './PageButtons.tsx';

const factsheet = (name: string, file: string, bytes: number) => ({
  name,
  document: { title: `${name} factsheet`, file, specimen: false, pdf: { bytes } },
});

const meta = {
  title: 'Basics/PageButtons',
  component: PageButtons,
  args: {
    buttons: [
      factsheet('Emerging Moat', 'files/emerging-moat-factsheet.pdf', 74_427),
      factsheet('Moderate Compounders', 'files/moderate-compounders-factsheet.pdf', 41_230),
      { name: 'Special Opportunities', path: '/SpecialOpportunities' },
      { name: 'UpperCrust Wealth Fund', path: '/UpperCrustWealthFund' },
    ],
    label: 'Schemes',
  },
  decorators: (Story) => <div className="on-water p-6">{Story()}</div>,
} satisfies Meta<typeof PageButtons>;

export default meta;

type Story = StoryObj<typeof meta>;

/** On water, below the heading of the strategies. */
export const Schemes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Schemes' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

export const One: Story = { args: { buttons: meta.args.buttons.slice(2, 3) } };
