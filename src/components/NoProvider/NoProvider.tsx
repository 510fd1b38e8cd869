import { MailLink } from '../MailLink/MailLink.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';

export interface NoProviderProps {
  mailbox: string;
  /** In international form without spaces. */
  phone: string;
}

/** In the place of the contact form while no provider is set that takes its messages: how to reach the firm all the same. */
export function NoProvider({ mailbox, phone }: NoProviderProps) {
  return (
    <Notice>
      <p>
        Nothing can be sent from this page at the moment. Please write to <MailLink mailbox={mailbox} /> or ring{' '}
        <PhoneLink number={phone} />.
      </p>
    </Notice>
  );
}
