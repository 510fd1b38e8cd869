import { recordRoute, routes } from '../../lib/routes.ts';
import { OtherManagersLink } from '../OtherManagersLink/OtherManagersLink.tsx';

export interface RecordLinksProps {
  /** The strategy or fund whose record is shown. */
  approach: { id: string; name: string };
  /** Address of APMI’s page with the performance of all portfolio managers. */
  otherManagersHref: string;
}

/** Where a reader of a record goes next: its months, the other records, and those of other managers. */
export function RecordLinks({ approach: { id, name }, otherManagersHref }: RecordLinksProps) {
  return (
    <ul className="mt-4 grid gap-1 text-small">
      <li className="screen-only">
        <a href={recordRoute(id)} download="">{`${name}: all months as CSV`}</a>
      </li>
      <li className="screen-only">
        <a href={routes.performance}>Performance of all approaches</a>
      </li>
      <li className="screen-only">
        <a href={routes.returnDiffers}>Why my return differs</a>
      </li>
      <li>
        <OtherManagersLink href={otherManagersHref} />
      </li>
    </ul>
  );
}
