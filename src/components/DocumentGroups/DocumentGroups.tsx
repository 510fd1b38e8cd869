import { routes } from '../../lib/routes.ts';
import { DocumentRows, type DocumentRowsProps } from '../DocumentRows/DocumentRows.tsx';
import styles from './DocumentGroups.module.css';

export interface DocumentGroupsProps {
  /** The shelves, in the order in which they stand, each with its documents. */
  groups: readonly {
    /** The kind of the group's documents, and its anchor on the page. */
    kind: string;
    heading: string;
    text?: string | undefined;
    series: DocumentRowsProps['series'];
  }[];
}

/** The library of documents, kind by kind. */
export function DocumentGroups({ groups }: DocumentGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ kind, heading, text, series }) => (
        <section key={kind} aria-labelledby={kind}>
          <h2 id={kind}>{heading}</h2>
          {text !== undefined && <p className="text-muted">{text}</p>}
          {kind === 'complaints-data' && (
            <p>
              <a href={routes.complaints}>Complaints data as a page of this site</a>
            </p>
          )}
          {kind === 'performance-report' && (
            <p>
              <a href={routes.performance}>Performance as a page of this site</a>
            </p>
          )}
          <DocumentRows series={series} />
        </section>
      ))}
    </div>
  );
}
