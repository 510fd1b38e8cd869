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

/** Links to the parts of a long text; shown when there are at least two. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const parts = headings.filter(({ depth }) => depth === 2);
  if (parts.length < 2) return <></>;
  return (
    <nav className={clsx('screen-only', styles.contents)} aria-labelledby="contents">
      <h2 id="contents" className="text-h4">
        On this page
      </h2>
      <ol>
        {parts.map(({ slug, text }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
