import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Header } from './Header.tsx';

const meta = {
  title: 'Page/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'UpperCrust',
    menu: (
      <ul className="flex items-center gap-6">
        <li>
          <a href="/AboutUs">About Us</a>
        </li>
        <li>
          <a href="/Schemes">Strategy</a>
        </li>
      </ul>
    ),
  },
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The keyboard goes from the name through the menu to the search. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    for (const name of ['UpperCrust, home', 'About Us', 'Strategy', 'Search']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

/** The search is before the menu, which stays in its corner. */
export const Phone: Story = {
  tags: ['!autodocs'],
  args: { menu: <button className="size-12">Menu</button> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('link', { name: 'Search' }).getBoundingClientRect();
    await expect(search.right).toBeLessThanOrEqual(canvas.getByText('Menu').getBoundingClientRect().left);
  },
};

/** A long name on the narrowest phone puts menu and search below itself. */
export const LongName: Story = {
  args: { ...Phone.args, name: 'UpperCrust Specimen Portfolio Managers' },
  globals: { viewport: { value: 'narrow' } },
};

/** On a common phone, a longer name has two lines beside the menu. */
export const LongerName: Story = {
  args: { ...Phone.args, name: 'Deccan Ridge Capital' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Deccan Ridge Capital, home' }).getBoundingClientRect();
    await expect(canvas.getByText('Menu').getBoundingClientRect().top).toBeLessThan(home.bottom);
  },
};
