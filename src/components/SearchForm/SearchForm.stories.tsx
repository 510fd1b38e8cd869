import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SearchForm } from './SearchForm.tsx';

const meta = {
  component: SearchForm,
  args: { keySetting: 'search-key' },
} satisfies Meta<typeof SearchForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Ready for words. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Words to look for' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
  },
};

/** As many words as it takes. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, `high-water mark ${'and so on '.repeat(9)}`);
    await expect(field).toHaveProperty('value.length', 100);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };

/** Until its script runs, nothing of it is shown. */
export const Waiting: Story = {
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** On a page that leads to the search. */
export const WithoutKey: Story = { render: () => <SearchForm /> };
