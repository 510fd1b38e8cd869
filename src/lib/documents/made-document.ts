/** A PDF below public/ that was made from the content. */
export interface MadeDocument {
  /** Fingerprint of everything that it was made from. */
  input: string;
  /** SHA-256 of the PDF. */
  output: string;
  pages: number;
  bytes: number;
}

/** Path below public/ of a communique's PDF; `id` is the name of its file in content/communiques. */
export const communiquePdf = (id: string) => `newsletter/${id}.pdf`;
