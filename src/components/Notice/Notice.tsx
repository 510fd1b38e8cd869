import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps extends ComponentPropsWithRef<'div'> {
  /** `problem` where something is wrong and wants doing. */
  tone?: 'plain' | 'problem';
}

/** What a form says of itself: what became of it, or what is wrong. Its role says how urgently it is read out. */
export function Notice({ tone = 'plain', className, ...rest }: NoticeProps) {
  return <div {...rest} className={clsx(styles.notice, className)} data-tone={tone} />;
}
