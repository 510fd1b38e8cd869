import { documentNote } from '../../lib/document-words.ts';
import { documentRoute } from '../../lib/routes.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { SpecimenMark } from '../SpecimenMark/SpecimenMark.tsx';
import styles from './DocumentLink.module.css';

export interface DocumentLinkProps {
  /** The newest version, with its size as it was read from the file. */
  document: {
    title: string;
    /** Path below public/. */
    file: string;
    specimen: boolean;
    pdf: { bytes: number };
  };
  /** Words of the link, if they should differ from the document's title. */
  label?: string | undefined;
  /** The main button of a view, any other button, or a plain link. */
  look?: 'main' | 'quiet' | 'plain';
}

/** Opens a document in a new tab, and says how large it is. */
export function DocumentLink({ document, label = document.title, look = 'quiet' }: DocumentLinkProps) {
  const link = {
    href: documentRoute(document.file),
    target: '_blank',
    rel: 'noopener noreferrer',
    children: (
      <>
        <span>{label}</span> <span className={styles.note}>{`(${documentNote(document.pdf)})`}</span>
        <span className="sr-only"> opens in a new tab</span>
      </>
    ),
  };
  return (
    <p className={styles.document}>
      {look === 'plain' ? <a {...link} /> : <ButtonLink {...link} look={look} />}
      {document.specimen && <SpecimenMark />}
    </p>
  );
}
