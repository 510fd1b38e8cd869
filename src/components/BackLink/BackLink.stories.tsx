import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BackLink } from './BackLink.tsx';

const meta = { title: 'Basics/BackLink', component: BackLink, args: { href: '/NewsLetter' } } satisfies Meta<
  typeof BackLink
>;

export default meta;

type Story = StoryObj<typeof meta>;

/** At the end of a communique, with a touch target 44 px high. */
export const Back: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Back' });
    await expect(link).toHaveAttribute('href', '/NewsLetter');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const WordsOfItsOwn: Story = { args: { href: '/AboutUs', label: 'Go Back' } };
