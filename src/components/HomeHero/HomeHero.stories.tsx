import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firmFigure } from '../../lib/drawings/figure-parameters.ts';
import { HomeHero } from './HomeHero.tsx';

const meta = {
  title: 'Page/HomeHero',
  component: HomeHero,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Wealth is kept by what protects it.',
    lede: 'We look early for high-quality businesses with a durable moat, and hold them while they compound.',
    buttons: [
      { name: 'See the strategies', path: '/Schemes' },
      { name: 'Talk to us', path: '/Information' },
    ],
    figure: firmFigure(2013, new Date('2025-09-15')),
    foundedYear: 2013,
  },
} satisfies Meta<typeof HomeHero>;

export default meta;

type Story = StoryObj<typeof meta>;

/** In 2025: twelve contours, because the firm was founded in 2013. */
export const Firm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One contour for every year since 2013')).toBeVisible();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'See the strategies',
      'Talk to us',
    ]);
  },
};

/** In the year after the foundation: one contour. */
export const FirstYear: Story = {
  args: { figure: firmFigure(2024, new Date('2025-09-15')), foundedYear: 2024 },
};

/** More words and more buttons than today. */
export const LongWords: Story = {
  args: {
    heading: 'Wealth is kept by what protects it, and by the patience of whoever owns it.',
    buttons: [
      { name: 'See the strategies', path: '/Schemes' },
      { name: 'Talk to us about your portfolio', path: '/Information' },
      { name: 'Client login', external: 'https://login.uppercrust.example' },
    ],
  },
};
