import clsx from 'clsx/lite';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Id of the page’s main element. */
  target: string;
}

/** A link past the menus to the page’s content: the first thing that the Tab key reaches, and hidden until then. */
export function SkipLink({ target }: SkipLinkProps) {
  return (
    <a className={clsx('screen-only', styles.skip)} href={`#${target}`}>
      Skip to the content
    </a>
  );
}
