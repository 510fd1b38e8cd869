import clsx from 'clsx/lite';
import styles from './SkipLink.module.css';

/** A link past the menus to the page’s content: the first thing that the Tab key reaches, and hidden until then. */
export function SkipLink() {
  return (
    <a className={clsx('screen-only', styles.skip)} href="#main">
      Skip to the content
    </a>
  );
}
