import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';
import styles from './Button.module.css';

interface Look {
  /** `main`, as it is without this prop, for the one main action of a view; `quiet` for any other. */
  look?: 'main' | 'quiet' | undefined;
}

const classOf = (look: Look['look'], className?: string) =>
  clsx(styles.button, look === 'quiet' && styles.quiet, className);

/** A button that does something on this page, not a submit button unless its `type` says so. Takes what a native one takes. */
export function Button({ look, className, ...rest }: Look & ComponentPropsWithRef<'button'>) {
  return <button type="button" {...rest} className={classOf(look, className)} />;
}

export interface ButtonLinkProps extends Look, ComponentPropsWithRef<'a'> {
  /** An address of this site from `lib/routes`, or a whole one elsewhere. */
  href: string;
  /** Whether it opens in a new tab, as addresses of other sites and documents do; not by itself. */
  newTab?: boolean;
}

/** A link that looks like a button: the way to another page. */
export function ButtonLink({ look, className, newTab = false, href, children, ...rest }: ButtonLinkProps) {
  const Link = newTab ? NewTabLink : 'a';
  return (
    <Link {...rest} href={href} className={classOf(look, className)}>
      {children}
    </Link>
  );
}
