import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchPage } from './SearchPage.tsx';

const meta = {
  component: SearchPage,
  args: {
    heading: 'Search',
    lede: 'Finds words in our pages, articles and papers.',
    elsewhere: {
      heading: 'Where else to look',
      text: 'Everything on this site can also be reached from these pages.',
      places: [
        { label: 'About Us', path: '/AboutUs' },
        { label: 'Strategy', path: '/Schemes' },
        { label: 'Business Opportunity', path: '/BusinessOpportunity' },
        { label: 'Reading Room', path: '/NewsLetter' },
        { label: 'Frequently asked questions', path: '/FAQ' },
        { label: 'Documents', path: '/Documents' },
        { label: 'Glossary', path: '/Glossary' },
        { label: 'Full team', path: '/Fullteam' },
      ],
    },
  },
} satisfies Meta<typeof SearchPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As built, before its script shows the form: only the links to other places to look. */
export const BeforeItsScript: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Glossary' })).toHaveAttribute('href', '/Glossary');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
