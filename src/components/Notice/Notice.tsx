import type { ComponentPropsWithRef } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'className'> {
  /** Where something is wrong that the visitor can mend. */
  tone?: 'problem';
}

/** What a form says of itself: what became of it, or what is wrong. Its role says how urgently it is read out. */
export function Notice({ tone, ...rest }: NoticeProps) {
  return <div {...rest} className={styles.notice} data-tone={tone} />;
}
