import { parseDocument } from 'yaml';
import { slug } from '../../src/desk/entries/entry-id.ts';

/**
 * A new version of a document, with a name and a PDF of its own; the old one stays as an earlier version, and is made from
 * nothing any more, as it would get later figures.
 *
 * @param text of the old one's entry
 * @param when the day of the new one, or the months that it reports on
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
