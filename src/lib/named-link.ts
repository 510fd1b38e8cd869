/** A link: its words, and its address. */
export interface NamedLink {
  label: string;
  href: string;
}
