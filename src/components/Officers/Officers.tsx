import { MailLink } from '../MailLink/MailLink.tsx';
import { Marks } from '../Marks/Marks.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import styles from './Officers.module.css';

export interface OfficersProps {
  /** The officers whom the regulator wants named, each with a way to reach them. */
  officers: readonly {
    /** What the person is to be asked about. */
    office: string;
    name: string;
    /** In international form without spaces: +914840000100. */
    phone: string;
    email: string;
    /** Whether the name is an invented example. */
    isSpecimen: boolean;
  }[];
}

/** Whom a visitor may turn to by name. */
export function Officers({ officers }: OfficersProps) {
  return (
    <ul className={styles.officers}>
      {officers.map(({ office, name, phone, email, isSpecimen }) => (
        <li key={office}>
          <p>{office}</p>
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
