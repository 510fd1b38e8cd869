import clsx from 'clsx/lite';
import { Logo } from '../Logo/Logo.tsx';
import type { MenuPanelLink } from '../MenuPanel/MenuPanel.tsx';
import { Marks } from '../Marks/Marks.tsx';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import styles from './Footer.module.css';

export interface FooterProps {
  /** Names and numbers of the firm, from its settings. */
  firm: {
    name: string;
    legalName: string;
    /** SEBI registration number. */
    registration: string;
    copyrightYear: number;
  };
  /** Whether the legal name is an invented example. */
  isNameSpecimen: boolean;
  /** Telephone number of the office, in international form without spaces. */
  phone: string;
  /** Whether the telephone number is an invented example. */
  isPhoneSpecimen: boolean;
  /** The risk line in the regulator’s words. */
  riskLine: string;
  /** The links that every page must offer, column by column, each column with a heading. */
  columns: readonly { heading: string; links: readonly MenuPanelLink[] }[];
}

/** The firm’s registration, the risk line in the regulator’s words, and the links that every page must offer. */
export function Footer({ firm, isNameSpecimen, phone, isPhoneSpecimen, riskLine, columns }: FooterProps) {
  return (
    <footer className={clsx('on-water', styles.footer)}>
      <div className="shell grid gap-12 py-16 lg:grid-cols-[1.6fr_2fr]">
        <div className={clsx('max-w-md print:max-w-none', styles.firm)}>
          {/* A sheet has the logo at its top, and often just enough room for the rest. */}
          <p className={clsx('screen-only flex items-center gap-3', styles.brand)}>
            <Logo name={firm.name} />
          </p>
          <p className="mt-6 print:mt-0">{riskLine}</p>
          <p className="mt-6 print:mt-0 print:mr-4 print:inline-block">
            SEBI PMS registration <strong>{firm.registration}</strong>
          </p>
          <p className="mt-1 print:mt-0 print:inline-block">
            Telephone <PhoneLink number={phone} />
            <Marks isSpecimen={isPhoneSpecimen} />
          </p>
          <p className="mt-1 print:mt-0">
            {`© ${firm.copyrightYear} ${firm.legalName}`}
            <Marks isSpecimen={isNameSpecimen} />
          </p>
        </div>
        <nav className={clsx('screen-only grid gap-8 sm:grid-cols-3', styles.links)} aria-label="Footer">
          {columns.map(({ heading, links }) => (
            <div key={heading}>
              <p>{heading}</p>
              <ul>
                {links.map(({ label, href, newTab, note }) => (
                  <li key={href}>
                    {newTab ? (
                      <NewTabLink href={href}>{note === undefined ? label : `${label} (${note})`}</NewTabLink>
                    ) : (
                      <a href={href}>{label}</a>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
