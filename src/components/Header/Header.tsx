import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { routes } from '../../lib/routes.ts';
import { Logo } from '../Logo/Logo.tsx';
import styles from './Header.module.css';

export interface HeaderProps {
  /** Name of the firm. */
  name: string;
  /** Slot for the navigation bar, an island. */
  menu?: ReactNode;
}

/** Logo and navigation bar; water in both schemes. */
export function Header({ name, menu }: HeaderProps) {
  return (
    <header className={clsx('on-water', styles.header)}>
      <div className={clsx('shell', styles.line)}>
        <a className={styles.home} href={routes.home} aria-label={`${name}, home`}>
          <Logo name={name} />
        </a>
        <div className={clsx('screen-only', styles.ways)}>
          <nav aria-label="Main">{menu}</nav>
          <a className={styles.find} href={routes.search} aria-label="Search">
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="m21 21-6-6a7 7 0 1 0-1 1" />
            </svg>
          </a>
        </div>
      </div>
    </header>
  );
}
