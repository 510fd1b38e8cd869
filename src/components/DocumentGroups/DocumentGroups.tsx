import type { NamedLink } from '../../lib/named-link.ts';
import type { SectionWords } from '../../lib/pages/section-words.ts';
import { DocumentRows, type DocumentRowsProps } from '../DocumentRows/DocumentRows.tsx';
import styles from './DocumentGroups.module.css';

export interface DocumentGroupsProps {
  /** The groups in order, each with its documents. */
  groups: readonly (SectionWords & {
    /** The kind of the group’s documents, and its anchor on the page. */
    id: string;
    /** The page of this site with the same content. */
    page?: NamedLink | undefined;
    series: DocumentRowsProps['series'];
  })[];
}

/** The library of documents, kind by kind. */
export function DocumentGroups({ groups }: DocumentGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ id, heading, text, page, series }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="text-part">
            {heading}
          </h2>
          {text && <p className="text-muted">{text}</p>}
          {page && (
            <p>
              <a href={page.href}>{page.label}</a>
            </p>
          )}
          <DocumentRows series={series} />
        </section>
      ))}
    </div>
  );
}
