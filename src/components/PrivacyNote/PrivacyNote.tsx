import { routes } from '../../lib/routes.ts';

export interface PrivacyNoteProps {
  /** Origin of the provider that messages are sent to; the page’s security policy allows it for this reason. */
  provider: string;
}

/** Below the contact form: what becomes of what is sent. */
export function PrivacyNote({ provider }: PrivacyNoteProps) {
  return (
    <p className="mt-6 max-w-[34rem] text-small text-muted" data-connect={provider}>
      We use what you send to answer you. Our <a href={routes.privacy}>privacy policy</a> says who handles it and how
      long it is kept.
    </p>
  );
}
