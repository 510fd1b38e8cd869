import type { ComponentPropsWithRef } from 'react';

export interface OutsideLinkProps extends ComponentPropsWithRef<'a'> {
  /** A whole address, on another site. */
  href: string;
  /** What follows the words for the eye: an arrow for outside addresses, nothing for documents. */
  arrow?: boolean;
}

/** A link that opens in a new tab without access to this page, and says so. Its words name where it leads. */
export function OutsideLink({ arrow = true, children, ...rest }: OutsideLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      {arrow && <span aria-hidden="true">{'\u00A0↗'}</span>}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
