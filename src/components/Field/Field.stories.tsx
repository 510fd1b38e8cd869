import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field, TextAreaField } from './Field.tsx';

const meta = {
  title: 'Basics/Field',
  component: Field,
  subcomponents: { TextAreaField },
  args: { id: 'from_name', name: 'from_name', label: 'Name', autoComplete: 'name' },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Asha Menon');
    await expect(field).toHaveValue('Asha Menon');
    await expect(field).not.toHaveAttribute('aria-describedby');
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

export const Optional: Story = {
  args: { id: 'number', name: 'number', label: 'Phone', type: 'tel', autoComplete: 'tel', optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Phone/ })).toBeVisible();
  },
};

/** The error is between the label and the field, and is read out with it. */
export const Invalid: Story = {
  args: {
    id: 'reply_to',
    name: 'reply_to',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'asha@',
    error: 'Enter an email address in the correct format, like name@example.com',
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`Error: ${args.error ?? ''}`);
  },
};

const hint = '₹1,50,00,000: one crore fifty lakh rupees';

export const WithHint: Story = {
  args: {
    id: 'fee-capital',
    name: 'capital',
    label: 'Capital at the start, ₹',
    defaultValue: '1.5 cr',
    autoComplete: 'off',
    hint,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(hint);
  },
};

/** An empty hint takes no space. */
export const EmptyHint: Story = {
  args: { ...WithHint.args, hint: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  },
};

/** Both at once: the error is read out first. */
export const InvalidWithHint: Story = {
  args: { ...WithHint.args, defaultValue: 'a lot', error: 'Enter an amount in rupees' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(`Error: Enter an amount in rupees ${hint}`);
  },
};

/** While a message is being sent: readable, but not editable. */
export const ReadOnly: Story = {
  args: { defaultValue: 'Asha Menon', readOnly: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, ' of Kochi');
    await expect(field).toHaveValue('Asha Menon');
  },
};

const message = 'Please send me the disclosure document.\nI live in Thiruvananthapuram and would ring you next week.';

/** Several lines, with a word longer than the screen is wide. */
export const Message: Story = {
  args: { id: 'message', name: 'message', label: 'Message' },
  render: ({ id, name, label }) => (
    <TextAreaField id={id} name={name} label={label} defaultValue={`${message}\n${'long'.repeat(40)}`} />
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};

/** An invalid message is not cleared. */
export const MessageTooLong: Story = {
  args: { ...Message.args, error: 'Your message has 5,001 characters. Shorten it to 5,000 or fewer' },
  render: ({ id, name, label, error }) => (
    <TextAreaField id={id} name={name} label={label} error={error} defaultValue={'x '.repeat(2500)} />
  ),
};

/** Shadows are not kept: the words of the error show that the field is invalid, and its border where it is. */
export const ForcedColours: Story = {
  ...Invalid,
  tags: ['!dev', '!autodocs'],
  parameters: { forcedColors: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.error ?? '')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveStyle({ borderTopWidth: '1px' });
  },
};
