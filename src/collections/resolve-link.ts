import type { MenuLink } from './schemas/navigation.ts';
import type { Settings } from './schemas/settings.ts';
import { getDocument } from './queries.ts';
import { documentNote } from '../lib/documents/document-words.ts';
import { documentRoute } from '../lib/routes.ts';

/** Looks up what an item of content/navigation.yaml points to. */
export async function resolveLink(item: MenuLink, settings: Settings) {
  if ('path' in item) return { label: item.label, href: item.path, newTab: false };
  if ('link' in item) return { label: item.label, href: settings.links[item.link], newTab: true };
  const { data } = await getDocument(item.document);
  return {
    label: item.label ?? data.title,
    href: documentRoute(data.file),
    newTab: true,
    note: documentNote(data.pdf),
  };
}
