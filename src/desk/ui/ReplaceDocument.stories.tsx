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

type Story = StoryObj<typeof meta>;

/** Fills in the form as a writer does. */
async function fillIn({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0], when: string) {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Document' }), 'emerging-moat-factsheet');
  // Scripts can only set the file of an input through such a list.
  const chosen = new DataTransfer();
  chosen.items.add(new File(['%PDF-1.7'], 'new.pdf'));
  canvas.getByLabelText<HTMLInputElement>('The new PDF').files = chosen.files;
  // After a reset of the form, user-event would go on from what it typed before.
  await userEvent.clear(canvas.getByRole('textbox'));
  await userEvent.type(canvas.getByRole('textbox'), when);
}

/** It asks for the document, the new PDF and its day, and sends nothing without all three. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add the new version' }));
    await expect(canvas.getByRole('combobox', { name: 'Document' })).toBeInvalid();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

const added = { id: 'emerging-moat-factsheet-2025-10', words: 'The PDF was added.' };

/**
 * After an addition the form is empty: a second press must not add the same PDF to another document. The button stays
 * the same, so that the keyboard goes on from it.
 */
export const Added: Story = {
  beforeEach: () => {
    answerWith({ document: added });
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const document = () => canvas.getByRole('combobox', { name: 'Document' });
    await fillIn(context, '2025-10');
    await userEvent.click(canvas.getByRole('button', { name: 'Add the new version' }));
    await expect(await canvas.findByText('The PDF was added.')).toBeVisible();
    await expect(document()).toHaveValue('');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByLabelText<HTMLInputElement>('The new PDF').files).toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Add the new version' })).toHaveFocus();
  },
};

/** What was typed stays if the server refuses it, also after an addition. */
export const RefusedAfterAnAddition: Story = {
  ...Added,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Added.play?.(context);
    answerWith({ document: { words: 'Nothing was added: 2027-01 is not over yet.' } });
    await fillIn(context, '2027-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Add the new version' }));
    await expect(await canvas.findByText('Nothing was added: 2027-01 is not over yet.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Document' })).toHaveValue('emerging-moat-factsheet');
    await expect(canvas.getByRole('textbox')).toHaveValue('2027-01');
    await expect(canvas.getByLabelText<HTMLInputElement>('The new PDF').files).toHaveLength(1);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
