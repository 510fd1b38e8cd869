interface Chat {
  /** International number, with a plus or without. */
  number: string;
  /** First words of the chat. */
  message: string;
}

/** Address that opens a WhatsApp chat with the first words typed in. */
export const chatAddress = ({ number, message }: Chat) =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
