import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Neighbours } from './Neighbours.tsx';

const meta = { title: 'Page/Neighbours', component: Neighbours } satisfies Meta<typeof Neighbours>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  args: {
    older: { label: 'IT, pharma and the falling rupee', href: '/Communique2' },
    newer: { label: 'Five sources of economic moat', href: '/Communique4' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'IT, pharma and the falling rupee' })).toHaveAttribute('rel', 'prev');
    await expect(canvas.getByRole('link', { name: 'Five sources of economic moat' })).toHaveAttribute('rel', 'next');
  },
};

/** The newest article. */
export const OlderAlone: Story = { args: { older: { label: 'A stock case study in method', href: '/Communique3' } } };

/** The first article: the link to the next one stays on its side. */
export const NewerAlone: Story = {
  args: { newer: { label: 'IT, pharma and the falling rupee', href: '/Communique2' } },
};

/** The only article has nothing before or after it. */
export const None: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
