import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { marketCapScale } from '../../lib/approaches/drawn-facts.ts';
import { MarketCap } from './MarketCap.tsx';

const meta = { title: 'Charts and drawings/MarketCap', component: MarketCap } satisfies Meta<typeof MarketCap>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Emerging Moat: from ₹2,000 crore to ₹70,000 crore. */
export const EmergingMoat: Story = {
  args: marketCapScale({ min: 2_000, max: 70_000 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('₹2,000 crore to ₹70,000 crore');
    const ticks = canvas.getAllByText(/^[\d,]+$/).map(({ textContent }) => textContent);
    await expect(ticks).toEqual(['1,000', '10,000', '1,00,000']);
  },
};

/** No number is over the next one. */
async function expectNoOverlap(svg: SVGElement | null) {
  const boxes = [...(svg?.querySelectorAll('text') ?? [])].map((text) => text.getBoundingClientRect());
  await expect(boxes.length).toBeGreaterThan(2);
  for (const [index, { left }] of boxes.slice(1).entries())
    await expect(left).toBeGreaterThan(boxes[index]?.right ?? Infinity);
}

/** Large companies, on a phone: lakhs are written as such. */
export const LargeOnNarrowPhone: Story = {
  tags: ['!autodocs'],
  args: marketCapScale({ min: 70_000, max: 2_000_000 }),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expectNoOverlap(canvasElement.querySelector('svg'));
  },
};

/** From a small company to the largest: the scale names every second power of ten. */
export const Wide: Story = {
  args: marketCapScale({ min: 50, max: 2_000_000 }),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('each step is a hundred times the one before');
    await expectNoOverlap(canvasElement.querySelector('svg'));
  },
};
