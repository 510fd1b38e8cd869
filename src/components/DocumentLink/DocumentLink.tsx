import { documentNote } from '../../lib/documents/document-words.ts';
import { documentRoute } from '../../lib/routes.ts';
import { ButtonLink, type ButtonLinkProps } from '../Button/Button.tsx';
import { Marks } from '../Marks/Marks.tsx';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';

export interface DocumentLinkProps {
  /** The newest version. */
  document: {
    title: string;
    /** Path below public/. */
    file: string;
    specimen: boolean;
    /** Its size as read from the file; absent where the file has not been read, as before it is made. */
    pdf?: { bytes: number };
  };
  /** Words of the link, if they should differ from the document’s title. */
  label?: string | undefined;
  /** A button’s variant, or `plain` for a link among words. */
  variant?: ButtonLinkProps['variant'] | 'plain' | undefined;
}

/** Opens a document in a new tab, and shows its size if it is known. */
export function DocumentLink({ document, label = document.title, variant }: DocumentLinkProps) {
  const link = {
    href: documentRoute(document.file),
    children: (
      <>
        <span>{label}</span>
        {document.pdf && (
          <>
            {' '}
            <span className="[font-weight:400] whitespace-nowrap">{`(${documentNote(document.pdf)})`}</span>
          </>
        )}
      </>
    ),
  };
  return (
    <p className="flex flex-wrap items-center gap-2">
      {variant === 'plain' ? <NewTabLink {...link} /> : <ButtonLink {...link} variant={variant} newTab />}
      <Marks isSpecimen={document.specimen} />
    </p>
  );
}
