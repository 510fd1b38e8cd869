import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchPage } from './SearchPage.tsx';

const meta = {
  title: 'Reading and search/SearchPage',
  component: SearchPage,
  args: {
    heading: 'Search',
    lede: 'Finds words in our pages, articles and papers.',
    elsewhere: {
      heading: 'Where else to look',
      text: 'Everything on this site can also be reached from these pages.',
      links: [
        { label: 'About Us', href: '/AboutUs' },
        { label: 'Strategy', href: '/Schemes' },
        { label: 'Business Opportunity', href: '/BusinessOpportunity' },
        { label: 'Reading Room', href: '/NewsLetter' },
        { label: 'Frequently asked questions', href: '/FAQ' },
        { label: 'Documents', href: '/Documents' },
        { label: 'Glossary', href: '/Glossary' },
        { label: 'Full team', href: '/Fullteam' },
      ],
    },
  },
} satisfies Meta<typeof SearchPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Before anything is searched: the form, and other places to look. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('link', { name: 'Glossary' })).toHaveAttribute('href', '/Glossary');
  },
};
