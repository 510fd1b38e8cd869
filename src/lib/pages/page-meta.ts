import type { StructuredData } from '../structured-data/json-ld.ts';

/** Size in pixels of the picture that a shared link to a page shows. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** A page’s metadata for browsers, search engines and link previews. */
export interface PageMeta {
  /** Title without the firm’s name. */
  title: string;
  description: string;
  /** The page’s own address, for instance `/AboutUs`. */
  path: string;
  /** Address of the page to whose section it belongs, which the menu marks. */
  section?: string | undefined;
  /** Address of the page that shows all of this one’s content, if it is not in `aliases`. */
  canonicalPath?: string;
  /** Day of publication of an article. */
  published?: Date;
  /** Whether the page’s texts are available as feeds. */
  feeds?: boolean;
  /** Structured data in the vocabulary of https://schema.org */
  structuredData?: readonly StructuredData[];
}

/** Whether the visitor is on the page that a link leads to, or on one of its section. */
export type Current = 'page' | 'true' | undefined;

/** The value of `aria-current` for a link on a page: to the page itself, or to the one to whose section it belongs. */
export const currentOf = (href: string, { path, section }: Pick<PageMeta, 'path' | 'section'>): Current =>
  href === path ? 'page' : href === section ? 'true' : undefined;

/** “About us · UpperCrust”; a title that already names the firm stays as it is. */
export const fullTitle = (title: string, firm: string) => (title.includes(firm) ? title : `${title} · ${firm}`);
