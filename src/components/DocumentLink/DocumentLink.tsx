import clsx from 'clsx/lite';
import { documentNote, type ShownDocument } from '../../lib/documents/document-words.ts';
import { documentRoute } from '../../lib/routes.ts';
import { ButtonLink, type ButtonLinkProps } from '../Button/Button.tsx';
import { Marks } from '../Marks/Marks.tsx';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';

export interface DocumentLinkProps {
  /** The newest version. */
  document: ShownDocument;
  /** Words of the link, if they should differ from the document’s title. */
  label?: string | undefined;
  /** A button’s variant, or `plain` for a link among words. */
  variant?: ButtonLinkProps['variant'] | 'plain' | undefined;
}

/**
 * Opens a document in a new tab, and shows its size if it is known. A button says itself that its document is invented:
 * a mark beside it could belong to the next one as well.
 */
export function DocumentLink({ document: { title, file, specimen, pdf }, label = title, variant }: DocumentLinkProps) {
  const isPlain = variant === 'plain';
  const note = [pdf && documentNote(pdf), specimen && !isPlain && 'specimen'].filter(Boolean).join(', ');
  const link = {
    href: documentRoute(file),
    children: (
      <>
        <span>{label}</span>
        {note !== '' && (
          <>
            {' '}
            <span className={clsx('[font-weight:400]', isPlain && 'whitespace-nowrap')}>{`(${note})`}</span>
          </>
        )}
      </>
    ),
  };
  return (
    <p className="flex flex-wrap items-center gap-2">
      {isPlain ? <NewTabLink {...link} /> : <ButtonLink {...link} variant={variant} newTab />}
      {isPlain && <Marks isSpecimen={specimen} />}
    </p>
  );
}
