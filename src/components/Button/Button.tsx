import clsx from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';
import styles from './Button.module.css';

interface ButtonVariant {
  /** `main`, the default, for the only main action of a view; `quiet` for any other. */
  variant?: 'main' | 'quiet' | undefined;
}

const classOf = (variant: ButtonVariant['variant'], className?: string) =>
  clsx(styles.button, variant && styles[variant], className);

/** All native props of a button, and its variant. */
export type ButtonProps = ButtonVariant & ComponentPropsWithRef<'button'>;

/** A button for an action on this page, not a submit button unless its `type` says so. */
export function Button({ variant, className, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={classOf(variant, className)} />;
}

export interface ButtonLinkProps extends ButtonVariant, ComponentPropsWithRef<'a'> {
  /** An address of this site from `lib/routes`, or a full address of another site. */
  href: string;
  /** Whether it opens in a new tab, as it should for other sites and documents; false by default. */
  newTab?: boolean | undefined;
}

/** A link to another page that looks like a button. */
export function ButtonLink({ variant, className, newTab = false, ...rest }: ButtonLinkProps) {
  const Link = newTab ? NewTabLink : 'a';
  return <Link {...rest} className={classOf(variant, className)} />;
}
