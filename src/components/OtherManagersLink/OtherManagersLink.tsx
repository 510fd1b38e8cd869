import { OTHER_MANAGERS } from '../../lib/returns/performance-words.ts';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';

export interface OtherManagersLinkProps {
  /** Address of APMI’s page with the performance of all portfolio managers. */
  href: string;
}

/** A link to other managers’ performance, which the regulator requires next to ours; printed with its address. */
export function OtherManagersLink({ href }: OtherManagersLinkProps) {
  return (
    <NewTabLink className="with-address" href={href}>
      {OTHER_MANAGERS}
    </NewTabLink>
  );
}
