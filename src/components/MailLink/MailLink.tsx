export interface MailLinkProps {
  address: string;
}

/** A mailbox that a visitor can read, copy and write to. */
export function MailLink({ address }: MailLinkProps) {
  return <a href={`mailto:${address}`}>{address}</a>;
}
