/** A PDF below public/ that was made from the content. */
export interface MadeDocument {
  /** Fingerprint of everything that it was made from. */
  input: string;
  /** SHA-256 of the PDF. */
  output: string;
  pages: number;
  bytes: number;
}

/**
 * Path below public/ of a communique's PDF; `id` is the name of its file in content/communiques. The PDF's own name always
 * begins with Communique: by that, hosts keep it out of search results (src/lib/hosting/host-headers.ts).
 */
export const communiquePdf = (id: string) => `newsletter/${id.replace(/^(?!Communique\d*$)/, 'Communique-')}.pdf`;
