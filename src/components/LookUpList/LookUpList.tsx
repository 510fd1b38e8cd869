import { typedAddress } from '../../lib/firm/identity.ts';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';

export interface LookUpListProps {
  /** Where to look something up or report it, each with its address on another site. */
  places: readonly { what: string; href: string }[];
}

/** Places on other sites, with their addresses in full: whoever is careful types them. */
export function LookUpList({ places }: LookUpListProps) {
  return (
    <ul className="grid gap-2 wrap-anywhere">
      {places.map(({ what, href }) => (
        <li key={what}>
          {`${what}: `}
          <NewTabLink href={href}>{typedAddress(href)}</NewTabLink>
        </li>
      ))}
    </ul>
  );
}
