import type { ComponentPropsWithRef } from 'react';
import styles from './Notice.module.css';

export type NoticeProps = Omit<ComponentPropsWithRef<'div'>, 'className'>;

/**
 * A form’s message: its outcome as a `status`, or what is wrong as an `alert`. The role determines how it looks, and how
 * urgently it is read out.
 */
export function Notice(props: NoticeProps) {
  return <div {...props} className={styles.notice} />;
}
