import type { ReactNode } from 'react';

export interface OutsideLinkProps {
  /** A whole address, on another site. */
  href: string;
  /** What follows the words for the eye: an arrow for outside addresses, nothing for documents. */
  arrow?: boolean;
  /** Look and place, which the surroundings decide. */
  className?: string | undefined;
  /** The words of the link; they name where it leads. */
  children: ReactNode;
}

/** A link that opens in a new tab without access to this page, and says so. */
export function OutsideLink({ href, arrow = true, className, children }: OutsideLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      {arrow && <span aria-hidden="true">{'\u00A0↗'}</span>}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
