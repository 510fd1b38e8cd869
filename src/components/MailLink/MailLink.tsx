import { mailHref } from '../../lib/firm/contact-hrefs.ts';

export interface MailLinkProps {
  /** Email address, without “mailto:”. */
  mailbox: string;
}

/** A mailbox that a visitor can read, copy and write to. */
export function MailLink({ mailbox }: MailLinkProps) {
  return <a href={mailHref(mailbox)}>{mailbox}</a>;
}
