import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoatSources } from './MoatSources.tsx';

const sources = [
  {
    title: 'Cost advantage',
    description:
      'The company makes or delivers the same thing for less, through its process, its location or its access to a raw material. It can earn a profit at a price at which others lose.',
  },
  {
    title: 'Intangibles',
    description:
      'Brands, patents, licences and approvals cannot be seen in the factory. They let a company charge more, or keep others from selling at all.',
  },
  {
    title: 'Differentiation USP',
    description:
      'Customers see a difference that matters to them, and ask for this product by name. The unique selling proposition has to be felt in use; advertising alone wears off.',
  },
  {
    title: 'Size advantage',
    description:
      'In some markets one or two companies can serve everybody, and a newcomer would spoil the business for all, itself included.',
  },
  {
    title: 'Backward and forward integration',
    description:
      'The company makes its own inputs, or reaches its customers itself. It depends less on others and learns sooner when something changes.',
  },
  {
    title: 'Network effect',
    description: 'Each new user makes the service more useful to the others.',
  },
];

const meta = {
  title: 'Charts and drawings/MoatSources',
  component: MoatSources,
  args: { sources, caption: 'Each source closes its own stretch of the moat. A strong company has several.' },
} satisfies Meta<typeof MoatSources>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each of the six closes its own part of the ring, and together they close all of it. */
export const Six: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    const rings = [...canvasElement.querySelectorAll('[stroke-dasharray]')];
    const dashes = rings.map((ring) => ring.getAttribute('stroke-dasharray'));
    await expect(new Set(dashes)).toEqual(new Set(['14.67 85.33']));
    await expect(rings[0]).toHaveAttribute('stroke-dashoffset', '25.00');
  },
};

/** A single source closes the whole ring; a drawing needs no caption. */
export const One: Story = { args: { sources: sources.slice(0, 1), caption: undefined } };
