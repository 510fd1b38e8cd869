import clsx from 'clsx/lite';
import type { PagePart } from '../../lib/pages/page-parts.ts';
import styles from './TableOfContents.module.css';

export interface TableOfContentsProps {
  /** All headings of the text, in order. */
  headings: readonly PagePart[];
}

/**
 * Sticky links to the parts of a long text, shown next to it if there are at least two. On a phone, a sticky bar at the
 * top, which extends into the gutters of its `shell`, opens them. Its script, mark-current-part.ts, marks the part that
 * is being read.
 */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const parts = headings.filter(({ depth }) => depth === 2);
  if (parts.length < 2) return null;
  return (
    <div className={clsx('screen-only', styles.follow)}>
      <button type="button" popoverTarget="contents">
        On this page <span data-part="" />
      </button>
      <nav id="contents" className={styles.contents} popover="auto" aria-label="On this page">
        <p>On this page</p>
        <ol>
          {parts.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
