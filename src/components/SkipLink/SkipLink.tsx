import clsx from 'clsx';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Id of the page's main part. */
  target: string;
}

/** The first thing that the Tab key reaches, and out of sight until then: past the menus to the page's own content. */
export function SkipLink({ target }: SkipLinkProps) {
  return (
    <a className={clsx('screen-only', styles.skip)} href={`#${target}`}>
      Skip to the content
    </a>
  );
}
