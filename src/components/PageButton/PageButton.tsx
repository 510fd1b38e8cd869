import type { ShownDocument } from '../../lib/documents/document-words.ts';
import { ButtonLink, type ButtonLinkProps } from '../Button/Button.tsx';
import { DocumentLink } from '../DocumentLink/DocumentLink.tsx';

export interface PageButtonProps {
  /** The label, and the destination: a page, a document, or an outside address. */
  button: { name: string } & ({ path: string } | { document: ShownDocument } | { external: string });
  /** The same variants as other buttons. */
  variant?: ButtonLinkProps['variant'] | undefined;
}

/** A button from a page's front matter: to a page, or in a new tab to a document or an outside address. */
export function PageButton({ button, variant }: PageButtonProps) {
  const { name } = button;
  if ('document' in button) return <DocumentLink document={button.document} label={name} variant={variant} />;
  const isOutside = 'external' in button;
  return (
    <ButtonLink href={isOutside ? button.external : button.path} variant={variant} newTab={isOutside}>
      {name}
    </ButtonLink>
  );
}
