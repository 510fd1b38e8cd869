import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MemberPortrait } from './MemberPortrait.tsx';

const meta = {
  title: 'Firm and contact/MemberPortrait',
  component: MemberPortrait,
  excludeStories: ['photo'],
  args: { id: 'anjali-nair', name: 'Anjali Nair' },
  decorators: (Story) => <div className="max-w-60">{Story()}</div>,
} satisfies Meta<typeof MemberPortrait>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Placeholder for a photograph of 420 px: the firm has none yet. */
const silhouette = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 42"><path fill="#9db" d="M0 0h42v42H0"/><path fill="#456" d="M21 8a7 8 0 0 1 0 16 7 8 0 0 1 0-16M6 42c0-10 6-15 15-15s15 5 15 15"/></svg>`;

export const photo = {
  src: `data:image/svg+xml,${encodeURIComponent(silhouette)}`,
  width: 420,
  height: 420,
};

/** On a card: the lines are a lazy-loaded picture. */
export const Lines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AN')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** On the member’s own page: the lines are inline, and take part in the view transition from the card. */
export const FirstView: Story = {
  args: { eager: true },
  play: async ({ canvasElement }) => {
    // A drawing that is hidden from screen readers has no role.
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('data-figure', 'figure-anjali-nair');
  },
};

export const Photograph: Story = { args: { photo } };

export const PhotographInFirstView: Story = {
  args: { photo, eager: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('loading', 'eager');
    await expect(canvas.queryByText('AN')).toBeNull();
  },
};

/** A single name has one initial; several names have those of the first and the last. */
export const SingleName: Story = {
  args: { id: 'leela-pillai', name: 'Leela' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('L')).toBeVisible();
  },
};

/** As small as on a phone: the initials scale with the portrait. */
export const Small: Story = {
  decorators: (Story) => <div className="max-w-26">{Story()}</div>,
};
