import type { Ref } from 'react';
import { MailLink } from '../../components/MailLink/MailLink.tsx';
import { NewTabLink } from '../../components/NewTabLink/NewTabLink.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';

export interface FailureProps {
  /** Lets the form move the focus here. */
  ref: Ref<HTMLDivElement>;
  /** Email address, without “mailto:”. */
  mailbox: string;
  /** Address of a chat with the firm, if it has one. */
  chat: string | undefined;
}

/** Tells the visitor that sending has failed, and what they can do now. It takes the focus. */
export function Failure({ ref, mailbox, chat }: FailureProps) {
  return (
    <Notice ref={ref} role="alert" tabIndex={-1}>
      <p>Something went wrong. Please try again later.</p>
      <p>
        Your message is still in the form. You can also write to <MailLink mailbox={mailbox} />
        {chat && ' or '}
        {chat && (
          <NewTabLink href={chat} hasArrow={false}>
            chat with us on WhatsApp
          </NewTabLink>
        )}
        .
      </p>
    </Notice>
  );
}
