/** Address that calls a number, which is in international form without spaces. */
export const phoneHref = (number: string) => `tel:${number}`;

/** Address that opens a mail to a mailbox. */
export const mailHref = (mailbox: string) => `mailto:${mailbox}`;
