import { ButtonLink, type ButtonLinkProps } from '../Button/Button.tsx';
import { DocumentLink, type DocumentLinkProps } from '../DocumentLink/DocumentLink.tsx';

export interface PageButtonProps {
  /** The words on it, and the one place that it leads to: a page, a document, or an outside address. */
  button: {
    name: string;
    path?: string | undefined;
    document?: DocumentLinkProps['document'] | undefined;
    external?: string | undefined;
  };
  /** As other buttons have it. */
  look?: ButtonLinkProps['look'];
}

/** A button from a page's front matter: to a page, or in a new tab to a document or an outside address. */
export function PageButton({ button: { name, path, document, external }, look }: PageButtonProps) {
  if (document) return <DocumentLink document={document} label={name} look={look} />;
  return (
    <ButtonLink href={path ?? external ?? ''} look={look} newTab={external !== undefined}>
      {name}
    </ButtonLink>
  );
}
