import type { Officer } from '../../lib/firm/officers.ts';
import { MailLink } from '../MailLink/MailLink.tsx';
import { Marks } from '../Marks/Marks.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';

export interface PrivacyContactProps {
  /** The person who answers questions about personal data. */
  officer: Officer;
  /** Whether the person or a contact detail is an invented example. */
  isSpecimen: boolean;
}

/** Telephone number and email address of the person who answers questions about personal data. */
export function PrivacyContact({ officer: { name, phone, email }, isSpecimen }: PrivacyContactProps) {
  return (
    <address className="not-italic">
      {name}
      <Marks isSpecimen={isSpecimen} />
      <br />
      Telephone <PhoneLink number={phone} />
      <br />
      Email <MailLink mailbox={email} />
    </address>
  );
}
