import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';

export interface OtherManagersLinkProps {
  /** Address of the page at APMI where the performance of all portfolio managers stands. */
  href: string;
}

/** The way to the performance of others, which the regulator asks for wherever performance is shown; on paper with its address. */
export function OtherManagersLink({ href }: OtherManagersLinkProps) {
  return (
    <NewTabLink className="with-address" href={href}>
      Performance of other portfolio managers at APMI
    </NewTabLink>
  );
}
