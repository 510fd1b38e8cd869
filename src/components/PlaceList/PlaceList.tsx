import type { NamedLink } from '../../lib/named-link.ts';

export interface PlaceListProps {
  /** Name of the list, for screen readers. */
  label: string;
  /** The pages, in order. */
  links: readonly NamedLink[];
}

/** Pages to go on to, in large words. */
export function PlaceList({ label, links }: PlaceListProps) {
  return (
    <nav className="shell section" aria-label={label}>
      <ul className="rows max-w-2xl">
        {links.map(({ label: name, href }) => (
          <li key={href}>
            <a className="display block py-4 text-h3 no-underline hover:underline" href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
