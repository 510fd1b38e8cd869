import clsx from 'clsx/lite';
import { Fragment } from 'react';
import { type Shelf, shelfAddress, type Shelved, shelfLinks } from '../../lib/pages/reading-room.ts';
import styles from './ShelfFilter.module.css';

export interface ShelfFilterProps {
  /** All items in the Reading Room. */
  items: readonly Shelved[];
  /** The part of the Reading Room that is shown. */
  shelf: Shelf;
}

/** The Reading Room by kind and year, if there is a choice: links to separate pages, so no script is needed. */
export function ShelfFilter({ items, shelf }: ShelfFilterProps) {
  const { kinds, years } = shelfLinks(items, shelf);
  const lists = [
    { id: 'by-kind', name: 'Kind', links: kinds },
    { id: 'by-year', name: 'Year', links: years },
  ].filter(({ links }) => links.length > 1);
  if (lists.length === 0) return null;
  return (
    <nav className={clsx('screen-only', styles.filter)} aria-label="Show by kind and year">
      {lists.map(({ id, name, links }) => (
        <Fragment key={id}>
          <p id={id}>{name}</p>
          <ul aria-labelledby={id}>
            {links.map(({ label, shelf: part, isCurrent }) => (
              <li key={label}>
                <a href={shelfAddress(part)} aria-current={isCurrent ? 'true' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
