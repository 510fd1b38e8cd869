import { directionsAddress } from '../../lib/firm/map-address.ts';
import { cityLine, type Office } from '../../lib/firm/office.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import { FactList } from '../FactList/FactList.tsx';
import { MailLink } from '../MailLink/MailLink.tsx';
import { Marks } from '../Marks/Marks.tsx';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';

export interface OfficeAddressProps {
  /** Name in the register. */
  legalName: string;
  /** Address, telephone and hours of the office. */
  contact: Office & { hours: string };
  /** The settings that are invented examples, by their paths in content/settings.yaml. */
  specimenFields: readonly string[];
}

/** The office: address, telephone, email, hours, and directions. */
export function OfficeAddress({ legalName, contact, specimenFields }: OfficeAddressProps) {
  const { office, phone, mailbox, hours, map } = contact;
  const isInvented = (field: 'firm.legalName' | `contact.${keyof typeof contact}`) => isSpecimen(specimenFields, field);
  return (
    <address className="grid grid-cols-1 gap-6 not-italic">
      <p>
        <strong>{legalName}</strong>
        <Marks isSpecimen={isInvented('firm.legalName')} />
        <br />
        {office.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
        {cityLine(contact)}
        <Marks isSpecimen={isInvented('contact.office')} />
      </p>
      <FactList
        layout="below"
        facts={[
          { label: 'Telephone', value: <PhoneLink number={phone} />, isSpecimen: isInvented('contact.phone') },
          { label: 'Email', value: <MailLink mailbox={mailbox} />, isSpecimen: isInvented('contact.mailbox') },
          { label: 'Hours', value: hours, isSpecimen: isInvented('contact.hours') },
        ]}
      />
      <p>
        <NewTabLink href={directionsAddress(map)}>Directions to the office</NewTabLink>
      </p>
    </address>
  );
}
