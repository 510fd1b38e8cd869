import clsx from 'clsx/lite';
import { type ReactNode, useRef } from 'react';
import { useCloseOnFocusOutside } from '../popovers/use-close-on-focus-outside.ts';
import { useCloseOnLayoutChange } from './use-close-on-layout-change.ts';
import { useHoverIntent } from './use-hover-intent.ts';
import item from './MenuItem.module.css';
import styles from './Dropdown.module.css';

export interface DropdownProps {
  /** Identifies the panel within the page. */
  id: string;
  /** Words on the button. */
  label: string;
  /** The panel's links. */
  children: ReactNode;
}

/** One dropdown of the bar: a button and its panel. On a small screen they become a heading and a list. */
export function Dropdown({ id, label, children }: DropdownProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const hover = useHoverIntent(button, panel);
  useCloseOnLayoutChange(panel);
  useCloseOnFocusOutside(panel);

  return (
    <li className={styles.dropdown} {...hover.item}>
      <button
        ref={button}
        type="button"
        className={clsx(item.item, styles.opener)}
        popoverTarget={`menu-${id}`}
        {...hover.button}
      >
        {label}
      </button>
      <p className={clsx(item.item, styles.heading)}>{label}</p>
      <div
        ref={panel}
        id={`menu-${id}`}
        className={styles.panel}
        popover="auto"
        role="group"
        aria-label={label}
        {...hover.panel}
      >
        {children}
      </div>
    </li>
  );
}
