import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReplaceDocument } from './ReplaceDocument.tsx';
import { answerWith } from './story-server.ts';

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

/** After an addition the form is empty: a second press must not add the same PDF to another document. */
export const Added: StoryObj<typeof meta> = {
  beforeEach: () => {
    answerWith({ document: { id: 'emerging-moat-factsheet-2025-10', words: 'The PDF was added.' } });
  },
  play: async ({ canvas, userEvent }) => {
    const document = () => canvas.getByRole('combobox', { name: 'Document' });
    await userEvent.selectOptions(document(), 'emerging-moat-factsheet');
    // Scripts can only set the file of an input through such a list.
    const chosen = new DataTransfer();
    chosen.items.add(new File(['%PDF-1.7'], 'new.pdf'));
    canvas.getByLabelText<HTMLInputElement>('The new PDF').files = chosen.files;
    await userEvent.type(canvas.getByRole('textbox'), '2025-10');
    await userEvent.click(canvas.getByRole('button', { name: 'Add the new version' }));
    await expect(await canvas.findByText('The PDF was added.')).toBeVisible();
    await expect(document()).toHaveValue('');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};
