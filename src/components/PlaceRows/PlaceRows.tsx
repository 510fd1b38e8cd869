export interface PlaceRowsProps {
  /** Parts of the site, in the order in which they are shown. */
  places: readonly { label: string; href: string }[];
}

/** The main parts of the site as rows of large links, for a visitor who is lost. */
export function PlaceRows({ places }: PlaceRowsProps) {
  return (
    <nav className="shell section" aria-label="Main parts of the site">
      <ul className="rows max-w-2xl">
        {places.map(({ label, href }) => (
          <li key={href}>
            <a className="display block py-4 text-h3 no-underline hover:underline" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
