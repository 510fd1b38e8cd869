import type { NamedLink } from '../../lib/named-link.ts';

export interface JumpLinksProps {
  /** Id of the heading above. */
  labelledBy: string;
  /** The parts of the page below. */
  links: readonly NamedLink[];
}

/** Links to the parts of a long section. */
export function JumpLinks({ labelledBy, links }: JumpLinksProps) {
  return (
    <nav className="screen-only" aria-labelledby={labelledBy}>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className="inline-block py-2" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
