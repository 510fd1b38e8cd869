import { formatPhone } from '../../lib/format.ts';
import { Marks } from '../Marks/Marks.tsx';

export interface PrivacyContactProps {
  /** Who answers questions about personal data. */
  officer: { name: string; phone: string; email: string };
  /** Whether the telephone is an invented example. */
  isSpecimen: boolean;
}

/** Telephone and mailbox of the person who answers questions about personal data. */
export function PrivacyContact({ officer: { name, phone, email }, isSpecimen }: PrivacyContactProps) {
  return (
    <address className="not-italic">
      {name}
      <br />
      Telephone <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      <br />
      Mailbox <a href={`mailto:${email}`}>{email}</a>
      <Marks isSpecimen={isSpecimen} />
    </address>
  );
}
