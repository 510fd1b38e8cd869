import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, userEvent, waitFor } from 'storybook/test';
import { ContactForm } from './ContactForm.tsx';
import { DRAFT_KEY } from './draft.ts';

const spyOnProvider = () => spyOn(window, 'fetch');

/** Stands in for the email provider; a new one for each story. */
let provider: ReturnType<typeof spyOnProvider>;

const meta = {
  title: 'Islands/ContactForm',
  component: ContactForm,
  args: {
    service: { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: 'https://mail.example' },
    mailbox: 'contact@uppercrust.example',
    chatHref: 'https://wa.me/914840000101?text=Hello%20UpperCrust',
  },
  decorators: (Story) => (
    <main className="max-w-2xl">
      <h2>Mail Us</h2>
      <Story />
    </main>
  ),
  beforeEach: () => {
    sessionStorage.removeItem(DRAFT_KEY);
    provider = spyOnProvider();
    return () => {
      sessionStorage.removeItem(DRAFT_KEY);
      provider.mockRestore();
    };
  },
} satisfies Meta<typeof ContactForm>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const message = {
  from_name: 'Asha Menon',
  reply_to: 'asha@example.com',
  number: '+91 98470 00000',
  message: 'Please send me the disclosure document.',
};

const fieldsOf = (canvas: Canvas) => ({
  from_name: canvas.getByRole<HTMLInputElement>('textbox', { name: 'Name' }),
  reply_to: canvas.getByRole<HTMLInputElement>('textbox', { name: 'Email' }),
  number: canvas.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ }),
  message: canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }),
});

async function fillIn(canvas: Canvas, values: Partial<typeof message> = message) {
  const fields = fieldsOf(canvas);
  for (const [name, text] of Object.entries(values)) await userEvent.type(fields[name as keyof typeof fields], text);
}

const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Submit' }));

export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
    // The honeypot is invisible, out of the tab order, and not autofilled.
    const trap = canvasElement.querySelector('[aria-hidden="true"] [name="leave_empty"]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(trap).toHaveAttribute('autocomplete', 'off');
  },
};

/** What was typed and not sent is restored, except for the honeypot. */
export const Draft: Story = {
  beforeEach: () => {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ from_name: 'Asha', leave_empty: 'x' }));
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(fieldsOf(canvas).from_name).toHaveValue('Asha'));
    await expect(canvasElement.querySelector('[name="leave_empty"]')).toHaveValue('');
    await userEvent.type(fieldsOf(canvas).message, 'Hello');
    await expect(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '')).toEqual({
      from_name: 'Asha',
      reply_to: '',
      number: '',
      message: 'Hello',
    });
  },
};

const leaveAndGoBack = (meanwhile?: () => void) => {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  meanwhile?.();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
};

/** If the storage is full or forbidden, there is no draft; the text in the form survives going back. */
export const StorageFull: Story = {
  beforeEach: () => {
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    return () => {
      full.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    leaveAndGoBack();
    await expect(fieldsOf(canvas).message).toHaveValue(message.message);
  },
};

/** A visitor who goes back after writing more on another page finds all of it. */
export const WrittenElsewhere: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, { from_name: message.from_name });
    leaveAndGoBack(() => {
      sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...message, from_name: '' }));
    });
    await expect(fieldsOf(canvas).message).toHaveValue(message.message);
    await expect(fieldsOf(canvas).from_name).toHaveValue('');
  },
};

/** A visitor who goes back after sending the message from another page finds an empty form. */
export const SentElsewhere: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    leaveAndGoBack(() => {
      sessionStorage.removeItem(DRAFT_KEY);
    });
    await expect(fieldsOf(canvas).message).toHaveValue('');
  },
};

/** Each error is shown at the top and beside its field; the summary has the focus and links to each field. */
export const Errors: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, { reply_to: 'asha@', number: '9'.repeat(33) });
    await submit(canvas);
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveFocus();
    const errors = {
      from_name: 'Enter your name',
      reply_to: 'Enter an email address in the correct format, like name@example.com',
      number: 'Your phone number has 33 characters. Shorten it to 32 or fewer',
      message: 'Enter your message',
    };
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(Object.values(errors));
    for (const [name, text] of Object.entries(errors)) {
      const field = fieldsOf(canvas)[name as keyof typeof errors];
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(`Error: ${text}`);
      await userEvent.click(canvas.getByRole('link', { name: text }));
      await expect(field).toHaveFocus();
    }
    await expect(location.hash).toBe('');
    await expect(provider).not.toHaveBeenCalled();
  },
};

/** The errors stay as they are while they are being corrected; the next submit checks again. */
export const Corrected: Story = {
  play: async ({ canvas }) => {
    await submit(canvas);
    await fillIn(canvas, { from_name: message.from_name, reply_to: message.reply_to });
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await submit(canvas);
    await expect(canvas.getByRole('link')).toHaveTextContent('Enter your message');
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(fieldsOf(canvas).from_name).toBeValid();
  },
};

/**
 * The button says so and is disabled, and no field can be changed. The disabled button loses the focus, so a status
 * says it too. The status exists before, because screen readers announce only its changes.
 */
export const Sending: Story = {
  beforeEach: () => {
    provider.mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await fillIn(canvas);
    await submit(canvas);
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(status).toHaveTextContent('Sending...');
    await expect(fieldsOf(canvas).message).toHaveAttribute('readonly');
  },
};

/** The fields are empty again, and the draft is gone. */
export const Sent: Story = {
  beforeEach: () => {
    provider.mockResolvedValue(new Response('OK'));
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    const words = await canvas.findByText('Thank you, Asha Menon. We will get back to you soon!');
    const [sending, thanks] = canvas.getAllByRole('status');
    await expect(sending).toBeEmptyDOMElement();
    await expect(thanks).toContainElement(words);
    await waitFor(() => expect(thanks).toHaveFocus());
    for (const field of Object.values(fieldsOf(canvas))) await expect(field).toHaveValue('');
    await expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
    const body = JSON.parse(provider.mock.lastCall?.[1]?.body as string) as { template_params: unknown };
    await expect(body.template_params).toEqual(message);
  },
};

/** The text is kept, and other ways are offered. The visitor can try again at once. */
export const Failed: Story = {
  beforeEach: () => {
    provider.mockResolvedValue(new Response('Too Many Requests', { status: 429 }));
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    const failure = await canvas.findByRole('alert');
    await expect(failure).toHaveTextContent('Something went wrong. Please try again later.');
    await waitFor(() => expect(failure).toHaveFocus());
    await expect(fieldsOf(canvas).message).toHaveValue(message.message);
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: /^chat with us on WhatsApp/ })).toHaveAttribute('target', '_blank');
    // The cause is logged.
    await expect(console.error).toHaveBeenCalledWith('The message was not sent.', expect.any(Error));
    mocked(console.error).mockClear();
  },
};

/** Receives errors that nothing has caught. */
const reported = fn();

/** An unexpected error, as when an extension has removed a field, does not stop the form from being sent later. */
export const Broken: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    window.addEventListener('unhandledrejection', reported);
    provider.mockResolvedValue(new Response('OK'));
    return () => {
      window.removeEventListener('unhandledrejection', reported);
      reported.mockReset();
    };
  },
  play: async ({ canvas, canvasElement }) => {
    const trap = canvasElement.querySelector('[name="leave_empty"]');
    const gap = document.createComment('');
    trap?.replaceWith(gap);
    await fillIn(canvas);
    await submit(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again later.');
    await expect(fieldsOf(canvas).message).toHaveValue(message.message);
    if (trap) gap.replaceWith(trap);
    await submit(canvas);
    await expect(await canvas.findByText(/^Thank you, Asha Menon/)).toBeVisible();
    await expect(reported).toHaveBeenCalledOnce();
    // A test runner that leaves the error to this story logs it.
    mocked(console.error).mockClear();
  },
};

/** Words longer than the screen is wide, and long errors, on the narrowest phone. */
export const LongWords: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const fields = fieldsOf(canvas);
    await userEvent.click(fields.message);
    const words = 'Venkatanarasimharajuvaripeta'.repeat(180);
    await userEvent.paste(words);
    await submit(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Your message has 5,040 characters/);
    await expect(fields.message).toHaveValue(words);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Errors can be recognised without the site’s colours. */
export const ForcedColours: Story = { ...Errors, tags: ['!dev', '!autodocs'], parameters: { forcedColors: true } };
