import type { Officer } from '../../lib/firm/officers.ts';
import { MailLink } from '../MailLink/MailLink.tsx';
import { Marks } from '../Marks/Marks.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import styles from './Officers.module.css';

export interface OfficersProps {
  /** The officers who must be named for the regulator, with their contact details. */
  officers: readonly (Officer & {
    /** The person’s area of responsibility. */
    label: string;
    /** Whether the name or a contact detail is an invented example. */
    isSpecimen: boolean;
  })[];
}

/** The officers whom a visitor can contact. */
export function Officers({ officers }: OfficersProps) {
  return (
    <ul className={styles.officers}>
      {officers.map(({ label, name, phone, email, isSpecimen }) => (
        <li key={label}>
          <p>{label}</p>
          <p>
            <strong>{name}</strong>
            <Marks isSpecimen={isSpecimen} />
          </p>
          <p>
            <PhoneLink number={phone} />
          </p>
          <p>
            <MailLink mailbox={email} />
          </p>
        </li>
      ))}
    </ul>
  );
}
