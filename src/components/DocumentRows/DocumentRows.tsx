import clsx from 'clsx';
import { documentDate, documentDetails, type Dated } from '../../lib/document-words.ts';
import { isoDay } from '../../lib/format.ts';
import { documentRoute, latestDocumentRoute } from '../../lib/routes.ts';
import { Marks } from '../Marks/Marks.tsx';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';
import styles from './DocumentRows.module.css';

/** What each version says of itself. */
interface Version extends Dated {
  title: string;
  /** Path below public/. */
  file: string;
  specimen: boolean;
  pdf: { bytes: number; pages: number };
}

export interface DocumentRowsProps {
  /** The documents, each with its earlier versions. */
  series: readonly {
    current: { id: string; data: Version & { summary: string; audience: string } };
    /** Versions before the current one, the latest first; most documents have none. */
    earlier: readonly { id: string; data: Version }[];
    /** Name, without ending, at which the newest version is always found. */
    latestName: string;
  }[];
}

/** Documents as rows: the current one, where its newest version is always found, and the versions before it. */
export function DocumentRows({ series }: DocumentRowsProps) {
  return (
    <ul className={clsx('rows', styles.documents)}>
      {series.map(({ current: { id, data }, earlier, latestName }) => (
        <li key={id}>
          <div>
            <h3>
              <NewTabLink href={documentRoute(data.file)}>{data.title}</NewTabLink>
            </h3>
            <p>{data.summary}</p>
            <p className={styles.meta}>{`For: ${data.audience}`}</p>
          </div>
          <div className={styles.meta}>
            <p>
              <time dateTime={isoDay(data.date)}>{documentDate(data)}</time>
              {earlier.length > 0 && <strong> Current</strong>}
              <Marks isSpecimen={data.specimen} />
            </p>
            <p>{documentDetails(data.pdf)}</p>
            <p className="screen-only">
              <NewTabLink href={latestDocumentRoute(latestName)}>
                Permanent link<span className="sr-only">{` to ${data.title}`}</span>
              </NewTabLink>
            </p>
          </div>
          {earlier.length > 0 && (
            <details>
              <summary>{`Earlier versions (${earlier.length})`}</summary>
              <ul>
                {earlier.map(({ id: before, data: version }) => (
                  <li key={before}>
                    <NewTabLink href={documentRoute(version.file)}>
                      {`${version.title}, ${documentDate(version)}`}
                    </NewTabLink>{' '}
                    <span className={styles.meta}>
                      {documentDetails(version.pdf)}
                      <Marks isSpecimen={version.specimen} />
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
