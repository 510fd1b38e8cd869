interface Chat {
  /** International number, with a plus or without. */
  number: string;
  /** Text that the chat begins with. */
  message: string;
}

/** Address that opens a WhatsApp chat with the message already typed in. */
export const chatAddress = ({ number, message }: Chat) =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
