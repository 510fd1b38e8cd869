import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from './Section.tsx';

const meta = {
  title: 'Page/Section',
  component: Section,
  args: {
    id: 'moat',
    heading: 'What is a Moat',
    children: (
      <>
        <p>A moat is the water around a castle. It keeps attackers away from what is valuable inside.</p>
        <p>
          A company has a moat when something keeps competitors away from its profits. The{' '}
          <a href="/EmergingMoat">Emerging Moat strategy</a> looks for moats while they are being dug.
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;

type Story = StoryObj<typeof meta>;

/** On a desktop the heading is next to its text. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'What is a Moat' });
    await expect(section).toHaveAttribute('id', 'moat');
    const heading = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    await expect(section.querySelector('p')?.getBoundingClientRect().left).toBeGreaterThan(heading.right);
  },
};
