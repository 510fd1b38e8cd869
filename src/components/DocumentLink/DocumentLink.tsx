import { documentNote } from '../../lib/document-words.ts';
import { documentRoute } from '../../lib/routes.ts';
import { ButtonLink, type ButtonLinkProps } from '../Button/Button.tsx';
import { Marks } from '../Marks/Marks.tsx';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';
import styles from './DocumentLink.module.css';

export interface DocumentLinkProps {
  /** The newest version, with its size as read from the file. */
  document: {
    title: string;
    /** Path below public/. */
    file: string;
    specimen: boolean;
    pdf: { bytes: number };
  };
  /** Words of the link, if they should differ from the document’s title. */
  label?: string | undefined;
  /** A button’s variant, or `plain` for a link among words. */
  variant?: ButtonLinkProps['variant'] | 'plain' | undefined;
}

/** Opens a document in a new tab, and shows its size. */
export function DocumentLink({ document, label = document.title, variant }: DocumentLinkProps) {
  const link = {
    href: documentRoute(document.file),
    children: (
      <>
        <span>{label}</span> <span className={styles.note}>{`(${documentNote(document.pdf)})`}</span>
      </>
    ),
  };
  return (
    <p className={styles.document}>
      {variant === 'plain' ? <NewTabLink {...link} /> : <ButtonLink {...link} variant={variant} newTab />}
      <Marks isSpecimen={document.specimen} />
    </p>
  );
}
