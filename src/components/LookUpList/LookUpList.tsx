import { typedAddress } from '../../lib/firm/identity.ts';
import type { NamedLink } from '../../lib/named-link.ts';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';

export interface LookUpListProps {
  /** Where to look something up or report it, each with its address on another site. */
  links: readonly NamedLink[];
}

/** Places on other sites, with their addresses in full: whoever is careful types them. */
export function LookUpList({ links }: LookUpListProps) {
  return (
    <ul className="grid gap-2 wrap-anywhere">
      {links.map(({ label, href }) => (
        <li key={label}>
          {`${label}: `}
          <NewTabLink href={href}>{typedAddress(href)}</NewTabLink>
        </li>
      ))}
    </ul>
  );
}
