import { MailLink } from '../MailLink/MailLink.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';

export interface NoProviderProps {
  /** Email address, without “mailto:”. */
  mailbox: string;
  /** In international form without spaces. */
  phone: string;
  /** True if the firm chose to have no form; otherwise the form is temporarily unavailable. */
  isPermanent?: boolean | undefined;
}

/**
 * Shown instead of the contact form, if the firm has chosen to have none, or while no email provider is set: other ways
 * to reach the firm.
 */
export function NoProvider({ mailbox, phone, isPermanent = false }: NoProviderProps) {
  return (
    <Notice>
      <p>
        {!isPermanent && 'Nothing can be sent from this page at the moment. '}Please write to{' '}
        <MailLink mailbox={mailbox} /> or call <PhoneLink number={phone} />.
      </p>
    </Notice>
  );
}
