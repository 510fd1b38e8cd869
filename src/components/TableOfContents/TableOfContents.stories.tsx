import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TableOfContents } from './TableOfContents.tsx';

const meta = {
  title: 'Page/TableOfContents',
  component: TableOfContents,
  globals: { viewport: { value: 'desktop' } },
  decorators: (Story) => <div className="shell long">{Story()}</div>,
} satisfies Meta<typeof TableOfContents>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Communique 4. */
export const Article: Story = {
  args: {
    headings: [
      { depth: 2, slug: 'five-sources', text: 'Five sources' },
      { depth: 2, slug: 'signs-of-a-moat-that-is-emerging', text: 'Signs of a moat that is emerging' },
      { depth: 3, slug: 'gross-margins', text: 'Gross margins' },
      { depth: 2, slug: 'from-the-signs-to-the-source', text: 'From the signs to the source' },
      { depth: 2, slug: 'how-we-use-this', text: 'How we use this' },
    ],
  },
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await expect(contents.getByRole('link', { name: 'Five sources' })).toHaveAttribute('href', '#five-sources');
    // Subparts are omitted.
    await expect(contents.getAllByRole('link')).toHaveLength(4);
  },
};

/** Longer than the window is high: on a desktop the list scrolls separately. */
export const ManyLongHeadings: Story = {
  args: {
    headings: [
      'Introduction',
      'Notice of the data we collect',
      'Purpose and legal basis',
      'Who processes the data',
      'Data retention',
      'Security measures',
      'Your rights',
      'Additional information',
      'If you refuse to provide data',
      'Contact',
      'Standard Risks',
      'Risks Associated with investing in Equities & Equity related Securities',
      'Special Considerations',
      'What the simple projection assumes',
      'What the illustration assumes',
      'Where a real account differs from an illustration, and by how much in a year of falling prices',
      'Non-discretionary mandates of foreign portfolio investors',
      'How to complain',
    ].map((text, index) => ({ depth: 2, slug: `part-${index}`, text })),
  },
};

/** On a phone a bar opens the list at the bottom of the screen; a longer list scrolls. */
export const ManyLongHeadingsOnPhone: Story = {
  ...ManyLongHeadings,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'On this page' }));
    const contents = canvas.getByRole('navigation', { name: 'On this page' });
    await expect(contents).toBeVisible();
    await expect(contents.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

/** A text with one part needs no table of contents. */
export const NoneForOnePart: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    headings: [
      { depth: 2, slug: 'who-we-are', text: 'Who we are' },
      { depth: 3, slug: 'our-office', text: 'Our office' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** The mark of the part that is being read is a border, because backgrounds are not kept. */
export const ForcedColours: Story = {
  ...Article,
  tags: ['!dev', '!autodocs'],
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    const part = canvas.getByRole('link', { name: 'Five sources' });
    // As mark-current-part.ts does.
    part.ariaCurrent = 'location';
    await expect(getComputedStyle(part, '::before').borderLeftWidth).toBe('3px');
  },
};
