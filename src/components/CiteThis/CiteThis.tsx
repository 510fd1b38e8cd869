import { formatDate } from '../../lib/format.ts';
import styles from './CiteThis.module.css';

export interface CiteThisProps {
  /** Name of the firm, the author of all articles. */
  firm: string;
  /** The day of publication. */
  published: Date;
  /** Title of the article. */
  heading: string;
  /** Full address of the article. */
  href: string;
}

/**
 * How to cite an article: “UpperCrust (23 June 2025): Five sources of economic moat. https://…”. One click or tap selects
 * all of it.
 */
export function CiteThis({ firm, published, heading, href }: CiteThisProps) {
  return (
    <section className={styles.cite} aria-labelledby="cite">
      <h2 id="cite">Cite this</h2>
      <p>{`${firm} (${formatDate(published)}): ${heading}${/[.?!]$/.test(heading) ? '' : '.'} ${href}`}</p>
    </section>
  );
}
