import { useRef, useState } from 'react';
import type { EmailService } from '../../lib/environment.ts';
import { control, trapName } from './fields.ts';
import { sendMessage } from './send.ts';
import { type FieldError, findErrors, readMessage } from './validation.ts';

/** idle → sending → idle, where idle may have something to say. Each is a new object, so that a repetition is news. */
export type SendState =
  | { status: 'idle' | 'sending' | 'failed' }
  | { status: 'invalid'; errors: readonly FieldError[] }
  /** With the name of the sender. */
  | { status: 'sent'; name: string };

/**
 * What becomes of a message.
 * @param service how the provider is reached
 * @returns its state, and what sends a form
 */
export function useSend(service: EmailService): [SendState, (form: HTMLFormElement) => Promise<void>] {
  const [state, setState] = useState<SendState>({ status: 'idle' });
  // The state itself is a render late for the second click of a double one.
  const isBusy = useRef(false);

  const send = async (form: HTMLFormElement) => {
    if (isBusy.current) return;
    const valueOf = (name: string) => control(form, name).value;
    const message = readMessage(valueOf);
    const errors = findErrors(message);
    if (errors.length > 0) {
      setState({ status: 'invalid', errors });
      return;
    }
    isBusy.current = true;
    setState({ status: 'sending' });
    // Should it be no machine after all that filled in the trap, the message is kept and another way is shown.
    const isSent = valueOf(trapName) === '' && (await sendMessage(message, service));
    isBusy.current = false;
    if (isSent) form.reset();
    setState(isSent ? { status: 'sent', name: message.from_name } : { status: 'failed' });
  };

  return [state, send];
}
