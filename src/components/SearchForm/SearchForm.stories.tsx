import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SearchForm } from './SearchForm.tsx';

const meta = { title: 'Reading and search/SearchForm', component: SearchForm } satisfies Meta<typeof SearchForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Empty and ready for input. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Words to look for' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
  },
};

/** The longest text that it accepts. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, `high-water mark ${'and so on '.repeat(9)}`);
    await expect(field).toHaveProperty('value.length', 100);
  },
};

/** On the search page: with the switch for the key. */
export const OwnPage: Story = {
  args: { isOwnPage: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Open this page from any other with the key /' })).toBeChecked();
  },
};
