import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSection } from './PageSection.tsx';

const meta = {
  title: 'Page/PageSection',
  component: PageSection,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'guides',
    section: {
      heading: 'A guide for you',
      text: 'Which papers you need, who signs them, how long each step takes, what it costs and how you leave again.',
    },
    hasSpaceAbove: true,
    children: <p>Resident individual, NRI, company, trust or HUF: one guide for each.</p>,
  },
} satisfies Meta<typeof PageSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FirstOfPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'A guide for you' })).toBeVisible();
  },
};

export const BelowAnother: Story = { args: { hasSpaceAbove: false } };

export const HeadingAlone: Story = { args: { section: { heading: 'A guide for you' } } };

/** On the quiet ground, a jump leads to the top of the section, not to its heading. */
export const OnGround: Story = {
  args: { isOnQuiet: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'A guide for you' })).toHaveAttribute('id', 'guides');
  },
};
