import { type Dated, documentDate, documentDetails, type ShownDocument } from '../../lib/documents/document-words.ts';
import { documentRoute, previewRoute } from '../../lib/routes.ts';
import { Day } from '../Day/Day.tsx';
import { Marks } from '../Marks/Marks.tsx';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';
import styles from './PaperCards.module.css';

/** A paper, with the picture of its first page. */
interface Paper extends Dated, ShownDocument {
  id: string;
  pdf: { bytes: number; pages: number; preview: { name: string; width: number; height: number } };
}

export interface PaperCardsProps {
  /** Papers in their current versions, in the order in which they are shown. */
  papers: readonly Paper[];
}

/** A title whose dashes cannot begin a line. */
const withoutLeadingDashes = (title: string) => title.replaceAll(/ (?=[-–] )/g, '\u00A0');

/** Papers as cards with their first pages, each one link that opens the PDF in a new tab. */
export function PaperCards({ papers }: PaperCardsProps) {
  return (
    <ul className={styles.papers}>
      {papers.map((paper) => {
        const { id, title, file, date, specimen, pdf } = paper;
        const { name, width, height } = pdf.preview;
        return (
          <li key={id} className="row-link">
            {/* Not printed: a page full of colour. */}
            <picture className="screen-only">
              <source srcSet={previewRoute(name, 'avif')} type="image/avif" />
              <img
                src={previewRoute(name, 'webp')}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
            </picture>
            <div>
              <h3>
                <NewTabLink href={documentRoute(file)}>{withoutLeadingDashes(title)}</NewTabLink>
              </h3>
              <p className="text-small text-muted">
                <Day date={date}>{documentDate(paper)}</Day>
                <Marks isSpecimen={specimen} />
              </p>
              <p className="text-small text-muted">
                {documentDetails(pdf)}
                <span aria-hidden="true">{'\u00A0↗'}</span>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
