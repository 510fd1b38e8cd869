import { MailLink } from '../MailLink/MailLink.tsx';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';

export interface OtherWaysProps {
  /** Email address, without “mailto:”. */
  mailbox: string;
  /** Address of a chat with the firm, if it has one. */
  chatHref?: string | undefined;
}

/** The end of a sentence that offers other ways than the form: “… write to contact@… or chat with us on WhatsApp.” */
export function OtherWays({ mailbox, chatHref }: OtherWaysProps) {
  return (
    <>
      {'write to '}
      <MailLink mailbox={mailbox} />
      {chatHref && ' or '}
      {chatHref && (
        <NewTabLink href={chatHref} hasArrow={false}>
          chat with us on WhatsApp
        </NewTabLink>
      )}
      .
    </>
  );
}
