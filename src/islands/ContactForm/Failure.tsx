import type { Ref } from 'react';
import { Notice } from '../../components/Notice/Notice.tsx';
import { OutsideLink } from '../../components/OutsideLink/OutsideLink.tsx';

export interface FailureProps {
  ref: Ref<HTMLDivElement>;
  mailbox: string;
  /** Address of a chat with the firm. */
  chat: string;
}

/** Sending has failed: what a visitor can do now. It takes the focus. */
export function Failure({ ref, mailbox, chat }: FailureProps) {
  return (
    <Notice ref={ref} role="alert" tabIndex={-1} tone="problem">
      <p>Something went wrong. Please try again later.</p>
      <p>
        Your words are still in the form. You can also write to <a href={`mailto:${mailbox}`}>{mailbox}</a> or{' '}
        <OutsideLink href={chat} arrow={false}>
          chat with us on WhatsApp
        </OutsideLink>
        .
      </p>
    </Notice>
  );
}
