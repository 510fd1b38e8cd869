import type { ComponentPropsWithRef } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'className'> {
  /** For mistakes that the visitor can correct. */
  tone?: 'problem';
}

/** A form’s message: its outcome, or what is wrong. The role determines how urgently it is read out. */
export function Notice({ tone, ...rest }: NoticeProps) {
  return <div {...rest} className={styles.notice} data-tone={tone} />;
}
