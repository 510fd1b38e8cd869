import type { ComponentPropsWithRef } from 'react';
import styles from './Notice.module.css';

export type NoticeProps = Omit<ComponentPropsWithRef<'div'>, 'className'>;

/**
 * Words that stand out: a form’s outcome as a `status`, what is wrong with it as an `alert`, a remark in a text as a
 * `note`, or a text without a role, for instance instead of a form. The role determines how it looks, and how urgently
 * it is read out.
 */
export function Notice(props: NoticeProps) {
  return <div {...props} className={styles.notice} />;
}
