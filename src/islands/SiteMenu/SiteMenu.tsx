import { type ReactNode, useRef } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import type { NamedLink } from '../../lib/named-link.ts';
import type { Current } from '../../lib/pages/page-meta.ts';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { useIslandReady } from '../hydration/use-island-ready.ts';
import { Dropdown } from './Dropdown.tsx';
import { useCloseOnFocusOutside } from '../popovers/use-close-on-focus-outside.ts';
import { useCloseOnLayoutChange } from './use-close-on-layout-change.ts';
import item from './MenuItem.module.css';
import styles from './SiteMenu.module.css';

/** A link of the bar; `current` says whether the visitor is on that page, or in its section. */
type BarLink = NamedLink & { current?: Current };

export interface SiteMenuProps {
  /** Links to pages, before the dropdowns. */
  main: readonly BarLink[];
  /** The button at the end. */
  action: BarLink;
  /** Ids of the dropdowns' panels, and the labels of their buttons. */
  dropdowns: readonly { id: string; label: string }[];
  /** Slots `panel0`, `panel1` and so on: the links of the dropdown with that index. */
  [panel: `panel${number}`]: ReactNode;
}

/**
 * The navigation bar's links and dropdowns. The dropdowns are popovers: they open and close, one at a time, without any
 * script. On a small screen the whole menu is one popover that shows every link. Once hydrated, the dropdowns have
 * hover intent.
 */
export function SiteMenu({ main, dropdowns, action, ...panels }: SiteMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  useCloseOnLayoutChange(menu);
  useCloseOnFocusOutside(menu);
  useIslandReady(menu);

  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget="site-menu">
        <span className={styles.open}>Menu</span>
        <span className={styles.close}>Close</span>
      </button>
      {/* `data-mouse` turns off the CSS that opens panels on hover: once hydrated, the script does. */}
      <div ref={menu} id="site-menu" className={styles.menu} popover="auto" data-mouse={isHydrated || undefined}>
        <ul className={styles.bar}>
          {main.map(({ label, href, current }) => (
            <li key={href}>
              <a className={item.item} href={href} aria-current={current}>
                {label}
              </a>
            </li>
          ))}
          {dropdowns.map(({ id, label }, index) => (
            <Dropdown key={id} id={id} label={label}>
              {panels[`panel${index}`]}
            </Dropdown>
          ))}
          <li className={styles.action}>
            <ButtonLink href={action.href} aria-current={action.current}>
              {action.label}
            </ButtonLink>
          </li>
        </ul>
      </div>
    </>
  );
}
