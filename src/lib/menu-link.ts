import type { MenuLink } from '../collections/schemas/navigation.ts';
import type { Settings } from '../collections/schemas/settings.ts';
import { getDocument } from '../collections/queries.ts';
import { documentNote } from './document-words.ts';
import { documentRoute } from './routes.ts';

/** A menu's item with everything that a link needs. */
export interface ResolvedLink {
  label: string;
  href: string;
  /** Opens in a new tab: outside addresses and documents. */
  newTab: boolean;
  /** “PDF, 84 KB” for documents. */
  note?: string;
}

/** Looks up what an item of content/navigation.yaml points to. */
export async function resolveLink(item: MenuLink, settings: Settings): Promise<ResolvedLink> {
  if ('path' in item) return { label: item.label, href: item.path, newTab: false };
  if ('link' in item) return { label: item.label, href: settings.links[item.link], newTab: true };
  const { data } = await getDocument(item.document, 'content/navigation.yaml');
  return {
    label: item.label ?? data.title,
    href: documentRoute(data.file),
    newTab: true,
    note: documentNote(data.pdf),
  };
}
