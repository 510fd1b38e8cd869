import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReplaceDocument } from './ReplaceDocument.tsx';

const meta = {
  title: 'Writers’ desk/ReplaceDocument',
  component: ReplaceDocument,
  args: {
    documents: [{ id: 'emerging-moat-factsheet', title: 'Emerging Moat factsheet', version: '2025-09, current' }],
  },
} satisfies Meta<typeof ReplaceDocument>;
export default meta;

/** It asks for the document, the new PDF and its day, and sends nothing without all three. */
export const Empty: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add the new version' }));
    await expect(canvas.getByRole('combobox', { name: 'Document' })).toBeInvalid();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
