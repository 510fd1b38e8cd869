import { useRef, useState } from 'react';
import type { EmailService } from '../../lib/hosting/environment.ts';
import { control, honeypotName } from './fields.ts';
import { sendMessage } from './send.ts';
import { type FieldError, findErrors, readMessage } from './validation.ts';

/**
 * From idle to sending, and on to an outcome. Each is a new object, so that a repeated outcome takes the focus again.
 */
type SendState =
  | { status: 'idle' | 'sending' | 'failed' }
  | { status: 'invalid'; errors: readonly FieldError[] }
  /** `name` is the sender's. */
  | { status: 'sent'; name: string };

/**
 * Sends a form's message, and tracks what becomes of it.
 * @param service how to reach the provider
 * @returns the state, and the function that sends a form
 */
export function useSend(service: EmailService): [SendState, (form: HTMLFormElement) => Promise<void>] {
  const [state, setState] = useState<SendState>({ status: 'idle' });
  // A ref, because at the second click of a double click the state is not rendered yet.
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
    let isSent = false;
    try {
      // In case a person filled in the honeypot, keep the message and offer another way.
      isSent = valueOf(honeypotName) === '' && (await sendMessage(message, service));
    } finally {
      // After an error too (an extension may have removed a field), or the form could not be sent again.
      isBusy.current = false;
      if (isSent) form.reset();
      setState(isSent ? { status: 'sent', name: message.from_name } : { status: 'failed' });
    }
  };

  return [state, send];
}
