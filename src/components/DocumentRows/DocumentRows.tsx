import clsx from 'clsx/lite';
import { type Dated, documentDate, documentDetails, type ShownDocument } from '../../lib/documents/document-words.ts';
import { documentRoute, latestDocumentRoute } from '../../lib/routes.ts';
import { Day } from '../Day/Day.tsx';
import { EarlierRows } from '../EarlierRows/EarlierRows.tsx';
import { Marks } from '../Marks/Marks.tsx';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';
import styles from './DocumentRows.module.css';

/** The details of a version. */
interface Version extends Dated, ShownDocument {
  id: string;
  pdf: { bytes: number; pages: number };
}

export interface DocumentRowsProps {
  /** The documents, each with its earlier versions. */
  series: readonly {
    current: Version & { summary: string; audience: string };
    /** Versions before the current one, latest first; most documents have none. */
    earlier: readonly (Version & {
      /** Corrections of its figures since it was replaced, each with the page that has the corrected figures. */
      corrections?: readonly { text: string; href: string }[] | undefined;
    })[];
    /** File name, without extension, under which the newest version is always found. */
    latestName: string;
  }[];
}

/** Documents as rows: the current version, its permanent link, and the earlier versions. */
export function DocumentRows({ series }: DocumentRowsProps) {
  return (
    <ul className={clsx('rows', styles.documents)}>
      {series.map(({ current, earlier, latestName }) => (
        <li key={current.id}>
          <div>
            <h3>
              <NewTabLink href={documentRoute(current.file)}>{current.title}</NewTabLink>
            </h3>
            <p>{current.summary}</p>
            <p className={styles.meta}>{`For: ${current.audience}`}</p>
          </div>
          <div className={styles.meta}>
            <p>
              <Day date={current.date}>{documentDate(current)}</Day>
              {earlier.length > 0 && <strong> Current</strong>}
              <Marks isSpecimen={current.specimen} />
            </p>
            <p>{documentDetails(current.pdf)}</p>
            <p className="screen-only">
              <NewTabLink href={latestDocumentRoute(latestName)}>
                Always the newest version<span className="sr-only">{` of ${current.title}`}</span>
              </NewTabLink>
            </p>
          </div>
          <EarlierRows noun="versions" count={earlier.length} ofTitle={current.title}>
            <ul>
              {earlier.map((version) => (
                <li key={version.id}>
                  <NewTabLink href={documentRoute(version.file)}>
                    {`${version.title}, ${documentDate(version)}`}
                  </NewTabLink>{' '}
                  <span className={styles.meta}>
                    {documentDetails(version.pdf)}
                    <Marks isSpecimen={version.specimen} />
                  </span>
                  {version.corrections?.map(({ text, href }) => (
                    <p key={text}>
                      <a href={href}>{text}</a>
                    </p>
                  ))}
                </li>
              ))}
            </ul>
          </EarlierRows>
        </li>
      ))}
    </ul>
  );
}
