import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Counters } from './Counters.tsx';

const meta = {
  title: 'Islands/Counters',
  component: Counters,
  args: {
    counters: [
      { value: 12, prefix: '', suffix: '+', label: 'years' },
      { value: 280, prefix: '₹', suffix: ' Cr+', label: 'total assets under management' },
      { value: 250, prefix: '', suffix: '+', label: 'happy customers' },
    ],
  },
} satisfies Meta<typeof Counters>;

export default meta;

type Story = StoryObj<typeof meta>;

/** With reduced motion, or without scripts. */
export const AtRest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '12+',
      '₹280\u00A0Cr+',
      '250+',
    ]);
  },
};

/** Does what the home page's script does before hydration. A named function, so that the ref runs once. */
function hide(holder: HTMLElement | null): void {
  for (const figure of holder?.firstElementChild?.children ?? []) figure.setAttribute('data-counter', 'seen');
}

/**
 * Hidden, waiting figures roll for three seconds. Screen readers find the final ones throughout.
 * tests/e2e/counters.spec.ts checks that they stop, and roll only once.
 */
export const Rolling: Story = {
  decorators: (Story) => <div ref={hide}>{Story()}</div>,
  play: async ({ canvas, canvasElement }) => {
    const rolling = () => [...canvasElement.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent);
    await waitFor(() => expect(rolling()).toHaveLength(3));
    const [, assets] = canvas.getAllByRole('definition');
    await expect(assets).toHaveTextContent(/^₹280\d*\sCr\+$/);
  },
};

/** Rolls with no more decimals than it ends with. */
export const RollingDecimals: Story = {
  ...Rolling,
  args: { counters: [{ value: 12.345, prefix: '', suffix: '%', label: 'a year' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('12.35')).toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent(/^\d+\.\d\d$/));
  },
};

/** A new array of the same figures while they roll does not restart them. */
export const DrawnAgain: Story = {
  ...Rolling,
  render: function Holder({ counters }) {
    const [, drawAgain] = useState(0);
    return (
      <div
        onClick={() => {
          drawAgain((times) => times + 1);
        }}
      >
        <div ref={hide}>
          <Counters counters={[...counters]} />
        </div>
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const rolling = () => canvasElement.querySelectorAll('[aria-hidden]').length;
    await waitFor(() => expect(rolling()).toBe(3));
    await userEvent.click(canvas.getByText('years'));
    await waitFor(() => expect(rolling()).toBe(0), { timeout: 5000 });
  },
};

/** On a phone the widest figure has its own row. */
export const Phone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

/** A lakh of crores, a part of a percent. */
export const LargeValues: Story = {
  args: {
    counters: [
      { value: 12.5, prefix: '', suffix: '%', label: 'a year' },
      { value: 125000, prefix: '₹', suffix: ' Cr+', label: 'total assets under management' },
      { value: 1250, prefix: '', suffix: '+', label: 'happy customers' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,25,000')).toBeVisible();
  },
};
