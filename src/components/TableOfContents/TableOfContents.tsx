import clsx from 'clsx';
import styles from './TableOfContents.module.css';

export interface TableOfContentsProps {
  /** All headings of the text, in its order. */
  headings: readonly {
    /** 2 for a part of the text; those of other depths are left out. */
    depth: number;
    /** The heading's id. */
    slug: string;
    text: string;
  }[];
}

/**
 * Links to the parts of a long text, which stay in sight beside it; shown when there are at least two. On a phone a bar
 * stays at the top, across the gutters of the `shell` that it stands in, and opens them. Its script,
 * mark-current-part.ts, marks the part that is being read.
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
