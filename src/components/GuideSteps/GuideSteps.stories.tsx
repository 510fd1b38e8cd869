import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuideSteps } from './GuideSteps.tsx';

const meta = {
  title: 'Guides and tax/GuideSteps',
  component: GuideSteps,
  args: {
    steps: [
      {
        title: 'A first conversation',
        text: 'You tell us what the money is for and when you will need it. We tell you what we do.',
        days: { min: 1, max: 3 },
      },
      { title: 'Reading', text: 'You receive the Disclosure Document and an illustration of the fees.' },
      {
        title: 'Signing',
        text: 'You sign the agreement and the power of attorney. Our principal officer signs after you.',
        days: { min: 1, max: 1 },
        offline: 'The power of attorney is signed in ink.',
      },
    ],
  },
} satisfies Meta<typeof GuideSteps>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One step takes the client’s own time and has no bar; the last bar begins where the first one ends. */
export const Three: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^1–3\sworking days · online$/)).toBeVisible();
    await expect(canvas.getByText('In your own time · online')).toBeVisible();
    await expect(canvas.getByText(/^1\sworking day · partly offline$/)).toBeVisible();
    const spans = [...canvasElement.querySelectorAll('svg')].map((svg) => {
      const bar = svg.lastElementChild;
      return [bar?.getAttribute('x'), bar?.getAttribute('width')];
    });
    await expect(spans).toEqual([
      ['0%', '75%'],
      ['75%', '25%'],
    ]);
  },
};
