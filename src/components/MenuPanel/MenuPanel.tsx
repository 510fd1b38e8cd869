import type { NamedLink } from '../../lib/named-link.ts';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';
import type { Current } from '../../lib/pages/page-meta.ts';
import styles from './MenuPanel.module.css';

/** A link of a menu or of the footer. */
export interface MenuPanelLink extends NamedLink {
  /** Opens in a new tab: outside addresses and documents. */
  newTab: boolean;
  /** “PDF, 84 KB” for documents. */
  note?: string | undefined;
  /** Whether the visitor is on that page, or on one of its section. */
  current?: Current;
}

export interface MenuPanelProps {
  /** The links, in groups divided by hairlines. */
  groups: readonly (readonly MenuPanelLink[])[];
}

/** The content of a menu’s dropdown. Documents show their type and size; links to new tabs are announced as such. */
export function MenuPanel({ groups }: MenuPanelProps) {
  return (
    <>
      {groups.map((group) => (
        <ul key={group[0]?.href} className={styles.group}>
          {group.map(({ label, href, newTab, note, current }) => (
            <li key={href}>
              {newTab ? (
                <NewTabLink href={href}>
                  <span>{label}</span>
                  {note !== undefined && <span className={styles.note}>{note}</span>}
                </NewTabLink>
              ) : (
                <a href={href} aria-current={current}>
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
