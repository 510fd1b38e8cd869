import { type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { EmailService } from '../../lib/environment.ts';
import { useIslandReady } from '../island-ready.ts';
import { Fields } from './Fields.tsx';
import { control, trapName } from './fields.ts';
import { OtherWays } from './OtherWays.tsx';
import { sendMessage } from './send.ts';
import { type FieldError, findErrors, readMessage } from './validation.ts';

interface Props {
  service: EmailService;
  mailbox: string;
  /** Address of a chat with the firm, for when sending has failed. */
  chat: string;
}

/** idle → sending → idle, where idle may have something to say. */
type State =
  | { is: 'idle' | 'sending' | 'failed' }
  | { is: 'invalid'; errors: readonly FieldError[] }
  | { is: 'sent'; name: string };

/** The contact form. Its first HTML is a plain form that opens a mail, and stays one if the script never comes. */
export default function ContactForm({ service, mailbox, chat }: Props) {
  const form = useRef<HTMLFormElement>(null);
  // The state itself is a render late for the second click of a double one.
  const isBusy = useRef(false);
  const [state, setState] = useState<State>({ is: 'idle' });
  const errors = state.is === 'invalid' ? state.errors : [];
  const isSending = state.is === 'sending';

  useEffect(() => {
    // The browser's own check would stand before ours; without this script it is the only one.
    if (form.current) form.current.noValidate = true;
  }, []);
  useIslandReady(form);

  // A new function for each render, so that React calls it even where a notice stays: it takes the focus every time.
  const notice = {
    className: 'contact-notice',
    tabIndex: -1,
    ref: (element: HTMLElement | null) => element?.focus(),
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const target = event.currentTarget;
    const valueOf = (name: string) => control(target, name).value;
    const message = readMessage(valueOf);
    const errors = findErrors(message);
    if (errors.length > 0) {
      setState({ is: 'invalid', errors });
      return;
    }
    isBusy.current = true;
    setState({ is: 'sending' });
    // Should it be no machine after all that filled in the trap, the message is kept and another way is shown.
    const isSent = valueOf(trapName) === '' && (await sendMessage(message, service));
    isBusy.current = false;
    if (isSent) target.reset();
    setState(isSent ? { is: 'sent', name: message.from_name } : { is: 'failed' });
  };

  return (
    <form
      ref={form}
      className="contact-form"
      action={`mailto:${mailbox}`}
      method="post"
      encType="text/plain"
      data-hold
      data-draft
      onSubmit={(event) => void submit(event)}
    >
      {errors.length > 0 && (
        <div {...notice} role="alert" data-tone="problem">
          <h3>There is a problem</h3>
          <ul>
            {errors.map(({ field, text }) => (
              <li key={field}>
                <a href={`#${field}`} onClick={goToField}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Fields errors={errors} readOnly={isSending} />
      <button type="submit" className="button contact-submit screen-only" disabled={isSending} suppressHydrationWarning>
        {isSending ? 'Sending...' : 'Submit'}
      </button>
      {state.is === 'sent' && (
        <div {...notice} role="status">
          <p>{`Thank you, ${state.name}. We will get back to you soon!`}</p>
        </div>
      )}
      {state.is === 'failed' && (
        <div {...notice} role="alert" data-tone="problem">
          <p>Something went wrong. Please try again later.</p>
          <OtherWays mailbox={mailbox} chat={chat} />
        </div>
      )}
    </form>
  );
}

/** Moves the focus to the field that a link of the summary names, without adding to the visitor's history. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}
