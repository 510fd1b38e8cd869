import { parseDocument } from 'yaml';
import { slug } from '../texts/slug.ts';

/**
 * Derives a new version of a document, with its own id and PDF. The old one stays as an earlier version and loses its
 * `madeFrom`: its PDF must not be generated again with later figures.
 *
 * @param text of the old version's entry
 * @param when date of the new version, or the months that it reports on
 */
export function newVersion(id: string, text: string, when: string) {
  const [old, fields] = [parseDocument(text), parseDocument(text)];
  const newId = `${id.replace(/-\d{4}-\d{2}(-\d{2})?(-to-\d{4}-\d{2})?$/, '')}-${slug(when)}`;
  const [folder = 'files'] = String(fields.get('file')).split('/');
  const file = `${folder}/${newId}.pdf`;
  fields.set(fields.has('period') ? 'period' : 'date', when);
  fields.set('file', file);
  fields.set('replaces', id);
  old.delete('madeFrom');
  return { id: newId, entry: `content/documents/${newId}.yaml`, file, fields, old };
}
