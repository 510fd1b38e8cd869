import clsx from 'clsx';
import { type SubmitEvent, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import type { EmailService } from '../../lib/environment.ts';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { useIslandReady } from '../hydration/use-island-ready.ts';
import { ContactFields } from './ContactFields.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Failure } from './Failure.tsx';
import { control, type FieldName } from './fields.ts';
import { useDraft } from './use-draft.ts';
import { useFocusOnChange } from './use-focus-on-change.ts';
import { useSend } from './use-send.ts';
import styles from './ContactForm.module.css';

export interface ContactFormProps {
  /** How the provider is reached that takes the messages. */
  service: EmailService;
  /** The firm's mailbox, to which the form opens a mail where its script does not come. */
  mailbox: string;
  /** Address of a chat with the firm, if it has one, for when sending has failed. */
  chat?: string | undefined;
}

/**
 * The contact form. Its first HTML is a plain form that opens a mail, and stays one if the script never comes: nothing is
 * posted to this site, and no field lands in an address.
 */
export function ContactForm({ service, mailbox, chat }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, send] = useSend(service);
  const notice = useFocusOnChange<HTMLDivElement>(state);
  const draft = useDraft(form);
  const errors = state.status === 'invalid' ? state.errors : [];
  const isSending = state.status === 'sending';

  const isHydrated = useHydrated();
  useIslandReady(form);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };

  const goTo = (field: FieldName) => {
    if (form.current) control(form.current, field).focus();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      action={`mailto:${mailbox}`}
      method="post"
      encType="text/plain"
      data-queue=""
      // The browser's own check would stand before ours; until this script is there it is the only one.
      noValidate={isHydrated}
      onSubmit={submit}
      {...draft}
    >
      {errors.length > 0 && <ErrorSummary ref={notice} errors={errors} onGoTo={goTo} />}
      <ContactFields errors={errors} readOnly={isSending} />
      {/* A click that waits for the script is marked on the button itself. */}
      <Button
        type="submit"
        className={clsx('screen-only', styles.submit)}
        disabled={isSending}
        suppressHydrationWarning
      >
        {isSending ? 'Sending...' : 'Submit'}
      </Button>
      {/* The disabled button has lost the focus, and is not read out. */}
      <p role="status" className="sr-only">
        {isSending && 'Sending your message.'}
      </p>
      {state.status === 'sent' && (
        <Notice ref={notice} role="status" tabIndex={-1}>
          <p>{`Thank you, ${state.name}. We will get back to you soon!`}</p>
        </Notice>
      )}
      {state.status === 'failed' && <Failure ref={notice} mailbox={mailbox} chat={chat} />}
    </form>
  );
}
