import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Page/SkipLink',
  component: SkipLink,
  decorators: (Story) => (
    <>
      {Story()}
      <main id="main" tabIndex={-1}>
        <h1>About us</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

/** Hidden until the Tab key reaches it. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(topOf(link) + link.offsetHeight).toBeLessThanOrEqual(0);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(link).toHaveFocus();
    await expect(topOf(link)).toBeGreaterThanOrEqual(0);
    await expect(link).toHaveAttribute('href', '#main');
  },
};
