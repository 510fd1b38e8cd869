import { MailLink } from '../MailLink/MailLink.tsx';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';

export interface OtherWaysProps {
  /** Email address, without “mailto:”. */
  mailbox: string;
  /** Address of a chat with the firm, if it has one. */
  chat?: string | undefined;
}

/** The end of a sentence that offers other ways than the form: “… write to contact@… or chat with us on WhatsApp.” */
export function OtherWays({ mailbox, chat }: OtherWaysProps) {
  return (
    <>
      {'write to '}
      <MailLink mailbox={mailbox} />
      {chat && ' or '}
      {chat && (
        <NewTabLink href={chat} hasArrow={false}>
          chat with us on WhatsApp
        </NewTabLink>
      )}
      .
    </>
  );
}
