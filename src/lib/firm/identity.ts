import { capitalised, formatPhone } from '../format.ts';
import { mailHref, phoneHref } from './contact-hrefs.ts';
import { cityLine, type Office } from './office.ts';
import type { Officer } from './officers.ts';

/** Something that identifies the firm, with a link if it has one. */
export interface IdentityItem {
  label: string;
  words: string;
  href?: string;
  /** Whether the link leads to another site. */
  isOutside?: true;
  /** Name of its field in content/settings.yaml. */
  field: string;
}

interface Settings {
  website: string;
  firm: { legalName: string; registration: string };
  contact: Omit<Office, 'map'> & { whatsapp?: { number: string } | undefined };
  payments?: { upi?: string | undefined; accountEnding?: string | undefined } | undefined;
  officers: Readonly<Record<string, Omit<Officer, 'name'>>>;
  links: Readonly<Partial<Record<(typeof elsewhere)[number][0], string | undefined>>>;
}

const phoneItem = (label: string, number: string, field: string): IdentityItem => ({
  label,
  words: formatPhone(number),
  href: phoneHref(number),
  field,
});

const mailItem = (label: string, mailbox: string, field: string): IdentityItem => ({
  label,
  words: mailbox,
  href: mailHref(mailbox),
  field,
});

/** The firm’s places on other sites, by their name under `links` in content/settings.yaml. */
const elsewhere = [
  ['clientLogin', 'Client login'],
  ['clientOnboarding', 'Client onboarding'],
  ['feeTool', 'Fee calculation tool'],
  ['socialMedia', 'Social media'],
] as const;

/** The address of another site as it is typed: without “https://” and “www.”. */
export const typedAddress = (href: string) => href.replace(/^https:\/\/(www\.)?/, '');

/** Keeps the first of items with the same words: officers share mailboxes and telephones. */
const uniqueByWords = (items: readonly IdentityItem[]): IdentityItem[] =>
  items.filter(({ words }, index) => items.findIndex((item) => item.words === words) === index);

/** “principal” → “Principal officer”. */
const officeOf = (name: string) => `${capitalised(name)} officer`;

/** Everything by which visitors can tell the firm from impostors, in groups; the list is complete. */
export function identity({ website, firm, contact, payments = {}, officers, links }: Settings): {
  heading: string;
  items: IdentityItem[];
}[] {
  const people = Object.entries(officers);
  const { upi, accountEnding } = payments;
  const { office, whatsapp } = contact;
  const groups: { heading: string; items: IdentityItem[] }[] = [
    {
      heading: 'In the register',
      items: [
        { label: 'Name', words: firm.legalName, field: 'firm.legalName' },
        { label: 'SEBI registration', words: firm.registration, field: 'firm.registration' },
        { label: 'Address', words: [...office, cityLine(contact)].join(', '), field: 'contact.office' },
      ],
    },
    {
      heading: 'On the web',
      items: [
        { label: 'Site', words: new URL(website).host, href: website, field: 'website' },
        ...elsewhere.flatMap(([name, label]) => {
          const href = links[name];
          if (href === undefined) return [];
          return [{ label, words: typedAddress(href), href, isOutside: true as const, field: `links.${name}` }];
        }),
      ],
    },
    {
      heading: 'Payments',
      items: [
        ...(upi === undefined ? [] : [{ label: 'UPI', words: upi, field: 'payments.upi' }]),
        ...(accountEnding === undefined
          ? []
          : [{ label: 'Account', words: `ends in ${accountEnding}`, field: 'payments.accountEnding' }]),
      ],
    },
    {
      heading: 'Mailboxes',
      items: uniqueByWords([
        mailItem('General', contact.mailbox, 'contact.mailbox'),
        ...people.map(([name, { email }]) => mailItem(officeOf(name), email, `officers.${name}.email`)),
      ]),
    },
    {
      heading: 'Telephones',
      items: uniqueByWords([
        phoneItem('Office', contact.phone, 'contact.phone'),
        ...(whatsapp ? [phoneItem('WhatsApp', whatsapp.number, 'contact.whatsapp.number')] : []),
        ...people.map(([name, { phone }]) => phoneItem(officeOf(name), phone, `officers.${name}.phone`)),
      ]),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
