import { MailLink } from '../../components/MailLink/MailLink.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink.tsx';

export interface NoProviderProps {
  mailbox: string;
  /** In international form without spaces. */
  phone: string;
}

/** No provider is set: how to reach the firm all the same. */
export function NoProvider({ mailbox, phone }: NoProviderProps) {
  return (
    <Notice>
      <p>
        This form cannot send at the moment. Please write to <MailLink address={mailbox} /> or ring{' '}
        <PhoneLink number={phone} />.
      </p>
    </Notice>
  );
}
