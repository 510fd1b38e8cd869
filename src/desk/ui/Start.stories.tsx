import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { DeskCollection } from '../entries/describe-desk.ts';
import { Start } from './Start.tsx';

const collection: DeskCollection = {
  label: 'Documents',
  kind: 'document',
  ending: 'yaml',
  isSingle: false,
  titleField: 'title',
  fields: {},
  components: [],
};

const document = { collection: 'documents', title: 'Disclosure Document' } as const;
const current = { ...document, id: 'disclosure-document', version: '2025-09-01, current', isEarlier: false };
const earlier = {
  ...document,
  id: 'disclosure-document-2025-04',
  version: '2025-04-01, earlier version',
  isEarlier: true,
};

const meta = {
  title: 'Writers’ desk/Start',
  component: Start,
  args: {
    data: {
      desk: {
        collections: {
          documents: collection,
          team: { ...collection, label: 'Team', kind: 'member' },
          settings: { ...collection, label: 'Settings', isSingle: true },
        },
      },
      entries: [
        current,
        earlier,
        { collection: 'team', id: 'anjali-nair', title: 'Anjali Nair', version: '', isEarlier: false },
        { collection: 'team', id: 'team', title: 'Our team', version: '', isEarlier: false },
      ],
    },
  },
} satisfies Meta<typeof Start>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two versions of a document share a title, and differ by their days. */
export const WithContent: Story = {
  play: async ({ canvas }) => {
    const documents = canvas.getByRole('region', { name: 'Documents' });
    await expect(documents).toHaveTextContent('Disclosure Document (2025-04-01, earlier version)');
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      '#/keystatic/singleton/settings',
    );
  },
};

/** An entry whose file is called like its folder is no single file. */
export const CalledLikeItsFolder: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Our team' });
    await expect(link).toHaveAttribute('href', '#/keystatic/collection/team/item/team');
  },
};

/** A search by title, and one for a word that no title has. */
export const LookedThrough: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find by title' });
    await userEvent.type(field, 'anjali');
    await expect(canvas.queryByRole('region', { name: 'Documents' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Anjali Nair' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'castle');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing has “castle” in its title.');
  },
};

/** Before the server has read the content. */
export const StillReading: Story = {
  args: { data: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading the content…');
    await expect(canvas.getByRole('link', { name: 'Write a new article' })).toBeVisible();
  },
};
