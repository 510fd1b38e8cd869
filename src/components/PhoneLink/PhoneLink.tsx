import { phoneHref } from '../../lib/firm/contact-hrefs.ts';
import { formatPhone } from '../../lib/format.ts';

export interface PhoneLinkProps {
  /** In international form without spaces: +914840000100. */
  number: string;
}

/** A telephone number that a visitor can read and call. */
export function PhoneLink({ number }: PhoneLinkProps) {
  return <a href={phoneHref(number)}>{formatPhone(number)}</a>;
}
