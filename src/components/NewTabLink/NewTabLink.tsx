import type { ComponentPropsWithRef } from 'react';

export interface NewTabLinkProps extends ComponentPropsWithRef<'a'> {
  /** Address of another site, or of a document of this one. */
  href: string;
  /** Whether an arrow follows the words: by default, if the address is another site’s. */
  hasArrow?: boolean | undefined;
}

/** A link that opens in a new tab without access to this page, and says so. Its words name the destination. */
export function NewTabLink({ href, hasArrow = !href.startsWith('/'), children, ...rest }: NewTabLinkProps) {
  return (
    <a href={href} {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      {hasArrow && <span aria-hidden="true">{'\u00A0↗'}</span>}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
