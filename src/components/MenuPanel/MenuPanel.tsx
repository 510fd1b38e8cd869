import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';
import styles from './MenuPanel.module.css';

/** A link of a menu. */
export interface MenuPanelLink {
  label: string;
  href: string;
  /** Opens in a new tab: outside addresses and documents. */
  newTab: boolean;
  /** “PDF, 84 KB” for documents. */
  note?: string;
}

export interface MenuPanelProps {
  /** The links; a hairline divides the groups. */
  groups: readonly (readonly MenuPanelLink[])[];
  /** Address of the page that the visitor is on. */
  path: string;
}

/** What a dropdown of the menu holds. A document says its type and size; what opens in a new tab says so. */
export function MenuPanel({ groups, path }: MenuPanelProps) {
  return (
    <>
      {groups.map((group) => (
        <ul key={group[0]?.href} className={styles.group}>
          {group.map(({ label, href, newTab, note }) => (
            <li key={href}>
              {newTab ? (
                <NewTabLink href={href}>
                  <span>{label}</span>
                  {note !== undefined && <span className={styles.note}>{note}</span>}
                </NewTabLink>
              ) : (
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              )}
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}
