import clsx from 'clsx/lite';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { mailHref } from '../../lib/firm/contact-hrefs.ts';
import type { FieldName } from '../../lib/firm/message-fields.ts';
import type { EmailService } from '../../lib/hosting/environment.ts';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { useIslandReady } from '../hydration/use-island-ready.ts';
import { ContactFields } from './ContactFields.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Failure } from './Failure.tsx';
import { control } from './fields.ts';
import { useDraft } from './use-draft.ts';
import { useFocusOnChange } from './use-focus-on-change.ts';
import { useSend } from './use-send.ts';
import styles from './ContactForm.module.css';

export interface ContactFormProps {
  /** How to reach the provider that takes the messages. */
  service: EmailService;
  /** The firm's mailbox, to which the form opens a mail if its script does not load. */
  mailbox: string;
  /** Address of a chat with the firm, if it has one, offered when sending has failed. */
  chatHref?: string | undefined;
}

/**
 * The contact form. Its server-rendered HTML is a plain form that opens a mail, and stays so if the script never loads:
 * nothing is posted to this site, and no field ends up in a URL.
 */
export function ContactForm({ service, mailbox, chatHref }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, send] = useSend(service);
  const notice = useFocusOnChange<HTMLDivElement>(state);
  const draft = useDraft(form);
  const errors = state.status === 'invalid' ? state.errors : [];
  const isSending = state.status === 'sending';

  const isHydrated = useHydrated();
  useIslandReady(form);

  useEffect(() => {
    if (!isSending) return;
    // After a reload the visitor could not know whether the message has arrived, so the browser asks first. Not a
    // listener that prevents the default: Chrome does not ask for that before version 119.
    window.onbeforeunload = () => true;
    return () => {
      window.onbeforeunload = null;
    };
  }, [isSending]);

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
      action={`${mailHref(mailbox)}?subject=Contact%20form`}
      method="post"
      encType="text/plain"
      data-queue=""
      // The browser's own validation would run before ours; until hydration it is the only one.
      noValidate={isHydrated}
      onSubmit={submit}
      {...draft}
    >
      {errors.length > 0 && <ErrorSummary ref={notice} errors={errors} onGoTo={goTo} />}
      <ContactFields errors={errors} readOnly={isSending} isHydrated={isHydrated} />
      {/* The directive marks the button of a queued submit, which must not count as a hydration mismatch. */}
      <Button
        type="submit"
        className={clsx('screen-only', styles.submit)}
        disabled={isSending}
        suppressHydrationWarning
      >
        {isSending ? 'Sending...' : 'Submit'}
      </Button>
      {/* The disabled button loses the focus, so screen readers do not announce its new label. */}
      <p role="status" className="sr-only">
        {isSending && 'Sending...'}
      </p>
      {state.status === 'sent' && (
        <Notice ref={notice} role="status" tabIndex={-1}>
          <p>{`Thank you, ${state.name}. We will get back to you soon!`}</p>
        </Notice>
      )}
      {state.status === 'failed' && <Failure ref={notice} mailbox={mailbox} chatHref={chatHref} />}
    </form>
  );
}
