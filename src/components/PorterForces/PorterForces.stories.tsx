import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PorterForces } from './PorterForces.tsx';

const forces = [
  {
    title: 'New entrants',
    description:
      'How easily could somebody start to do the same? Licences, scale, know-how and trust take time to gather, and keep others out.',
  },
  {
    title: 'Buyer power',
    description:
      'Can customers force prices down? A few large buyers can; many small ones, for whom the product is a minor cost, seldom do.',
  },
  {
    title: 'Substitutes',
    description:
      'What else would do the job? The danger often comes from another industry, and it sets an upper bound to prices.',
  },
  {
    title: 'Supplier power',
    description:
      'Who else is paid out of the same sale? Where one supplier controls an input that cannot be replaced, it takes its share of the profit.',
  },
  {
    title: 'Industry rivalry',
    description:
      'How do the present competitors behave? Many similar ones, with high fixed costs and slow demand, tend to fight over price until nobody earns much.',
  },
];

const meta = {
  title: 'Charts and drawings/PorterForces',
  component: PorterForces,
  args: { forces, caption: 'Four forces press on the rivalry among the companies of an industry.' },
} satisfies Meta<typeof PorterForces>;

export default meta;

type Story = StoryObj<typeof meta>;

/** On a desktop, four forces are around the rivalry, each with an arrow towards it. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [north, east, south, west, middle] = canvas
      .getAllByRole('listitem')
      .map((force) => force.getBoundingClientRect());
    if (!north || !east || !south || !west || !middle) throw new Error('There are five forces.');
    await expect(north.bottom).toBeLessThan(middle.top);
    await expect(east.left).toBeGreaterThan(middle.right);
    await expect(south.top).toBeGreaterThan(middle.bottom);
    await expect(west.right).toBeLessThan(middle.left);
  },
};

/** On a phone they are stacked, two forces above the rivalry and two below it. */
export const Phone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((force) => force.getBoundingClientRect().top);
    const middle = tops.pop() ?? 0;
    await expect(tops.map((top) => top < middle)).toEqual([true, true, false, false]);
  },
};
