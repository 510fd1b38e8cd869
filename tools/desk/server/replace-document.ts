import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { readTree } from '../../../src/collections/loader/content-tree.ts';
import { entriesOf, filesIn } from '../../../src/collections/loader/read-collection.ts';
import { documentSchema } from '../../../src/collections/schemas/document.ts';
import { slug } from '../../../src/desk/entries/entry-id.ts';
import { isoDay } from '../../../src/lib/format.ts';
import { diskTrouble, writeFiles } from '../../../src/desk/save/write-files.ts';
import type { Answer, Question } from './answers.ts';
import { pdfFault, told } from './told.ts';

/** Why a version cannot be of a day, or of months; undefined for one that can. */
function whenFault(when: string, day: Date, replaced: { when: string; day: Date | undefined }, today: string) {
  // The last day of a month that is not over lies ahead as well.
  if (isoDay(day) > today)
    return `Nothing was added: ${when} is not over yet. Write the day of the new version, or the months that it reports on, as they stand in it.`;
  if (replaced.day !== undefined && day <= replaced.day)
    return `Nothing was added: the document that you chose is of ${replaced.when}, and a new version must be of a later day or month than ${when}. Write the one that stands in the new version, or choose another document.`;
  return undefined;
}

/**
 * Puts a new version of a document beside the old one, which stays as an earlier version: the PDF under a name of its
 * own, and a copy of the entry that names it, its period, and the document that it replaces.
 */
export async function replaceDocument(root: string, { query, body }: Question, today: string): Promise<Answer> {
  const [id, when] = [query.get('id') ?? '', query.get('when') ?? ''];
  const entryFile = path.join(root, `content/documents/${id}.yaml`);
  if (!/^[\w-]+$/.test(id) || !existsSync(entryFile))
    return told(404, 'Choose the document that the new one takes the place of.');
  const fault = pdfFault(body);
  if (fault) return fault;
  const newer = entriesOf(filesIn(readTree(root)), 'documents').find(({ data }) => data.replaces === id);
  if (newer) return told(409, `${newer.file} has taken its place already: choose that one.`);
  const old = parseDocument(readFileSync(entryFile, 'utf8'));
  const document = old.clone();
  const hasPeriod = document.has('period');
  document.set(hasPeriod ? 'period' : 'date', when);
  document.set('replaces', id);
  document.set('published', today);
  // What was invented was the old one. And neither is made from now on: the old one would get later figures.
  document.delete('specimen');
  document.delete('madeFrom');
  const wasMade = old.delete('madeFrom');
  if (!hasPeriod && when === today) document.delete('published');
  const stem = id.replace(/-\d{4}-\d{2}(-\d{2})?(-to-\d{4}-\d{2})?$/, '');
  const newId = `${stem}-${slug(when)}`;
  const [folder = 'files'] = String(document.get('file')).split('/');
  document.set('file', `${folder}/${newId}.pdf`);
  const pdf = `public/${folder}/${newId}.pdf`;
  const entry = `content/documents/${newId}.yaml`;
  const taken = [pdf, entry].find((file) => existsSync(path.join(root, file)));
  if (taken)
    return told(409, `${taken} is there already: a version for ${when} was added before. Open its entry instead.`);
  const checked = documentSchema.safeParse(document.toJS());
  if (!checked.success)
    return told(400, checked.error.issues.map(({ path: at, message }) => `${at.join('.')} ${message}`).join('; '));
  const replaced = {
    when: String(old.get(hasPeriod ? 'period' : 'date')),
    day: documentSchema.safeParse(old.toJS()).data?.date,
  };
  const impossible = whenFault(when, checked.data.date, replaced, today);
  if (impossible !== undefined) return told(400, impossible);
  try {
    const bytesOf = (fields: Document) => Buffer.from(fields.toString({ lineWidth: 0, flowCollectionPadding: false }));
    const writes = new Map<string, Uint8Array>([
      [pdf, body],
      [entry, bytesOf(document)],
    ]);
    if (wasMade) writes.set(`content/documents/${id}.yaml`, bytesOf(old));
    await writeFiles(root, writes, []);
  } catch (error) {
    return told(507, diskTrouble(error));
  }
  return {
    data: { id: newId, words: `${pdf} and ${entry} were added. The old version stays under “Earlier versions”.` },
  };
}
