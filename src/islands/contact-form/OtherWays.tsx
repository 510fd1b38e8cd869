interface Props {
  mailbox: string;
  /** Address of a chat with the firm. */
  chat: string;
}

/**
 * What a visitor can do when sending has failed. A part of the island, not a slot of its host: a slot that is first
 * shown in the browser is set as markup, which the page's policy forbids.
 */
export function OtherWays({ mailbox, chat }: Props) {
  return (
    <p>
      Your words are still in the form. You can also write to <a href={`mailto:${mailbox}`}>{mailbox}</a> or{' '}
      <a href={chat} target="_blank" rel="noopener noreferrer">
        chat with us on WhatsApp<span className="sr-only"> (opens in a new tab)</span>
      </a>
      .
    </p>
  );
}
