import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTree } from '../../../src/collections/loader/content-tree.ts';
import { entriesOf, filesIn } from '../../../src/collections/loader/read-collection.ts';
import { documentSchema } from '../../../src/collections/schemas/document.ts';
import { isoDay } from '../../../src/lib/format.ts';
import { style } from '../../../src/collections/loader/entry-text.ts';
import { newVersion } from '../../../src/lib/documents/new-version.ts';
import { writeFiles } from '../../../src/lib/write-files.ts';
import { diskTrouble } from './disk-trouble.ts';
import type { Answer, Question } from './exchange.ts';
import { messageAnswer, pdfFault } from './message-answer.ts';

/** Why a new version cannot have this date or period; undefined if it can. */
function whenFault(
  when: string,
  { day, isPeriod }: { day: Date; isPeriod: boolean },
  replaced: { when: string; day: Date | undefined },
  today: string,
) {
  // The day of a period is its last one, on which it is not over yet.
  if (isoDay(day) > today || (isPeriod && isoDay(day) === today))
    return `Nothing was added: ${when} is not over yet. Write the date of the new version, or the months that it reports on, as given in it.`;
  if (replaced.day !== undefined && day <= replaced.day)
    return `Nothing was added: the document that you chose is of ${replaced.when}, so the new version must be later than ${when}. Write the date or months given in the new version, or choose another document.`;
  return undefined;
}

/**
 * Adds a new version of a document; the old one stays as an earlier version. Writes the PDF under a new name, and a
 * copy of the entry with the new file, its date or period, and the document that it replaces.
 */
export async function replaceDocument(root: string, { query, body }: Question, today: string): Promise<Answer> {
  const [id, when] = [query.get('id') ?? '', query.get('when') ?? ''];
  const entryFile = path.join(root, `content/documents/${id}.yaml`);
  if (!/^[\w-]+$/.test(id) || !existsSync(entryFile))
    return messageAnswer(404, 'Choose the document that the new one replaces.');
  const fault = pdfFault(body);
  if (fault) return fault;
  const newer = entriesOf(filesIn(readTree(root)), 'documents').find(({ data }) => data.replaces === id);
  if (newer) return messageAnswer(409, `${newer.file} has already replaced it: choose that one.`);
  const { id: newId, entry, file, fields, old } = newVersion(id, readFileSync(entryFile, 'utf8'), when);
  const hasPeriod = fields.has('period');
  fields.set('published', today);
  // The new PDF is an upload: neither a specimen nor generated from the content.
  fields.delete('specimen');
  const wasMade = fields.delete('madeFrom');
  if (!hasPeriod && when === today) fields.delete('published');
  const pdf = `public/${file}`;
  if (existsSync(path.join(root, entry)))
    return messageAnswer(
      409,
      `${entry} already exists: a version for ${when} was added before. Open its entry instead.`,
    );
  // As a desk leaves it that was killed in between.
  if (existsSync(path.join(root, pdf)))
    return messageAnswer(
      409,
      `${pdf} already exists, but ${entry} does not: if no entry uses this PDF, delete it (Hand over, Take back), then add the new version again.`,
    );
  const checked = documentSchema.safeParse(fields.toJS());
  if (!checked.success)
    return messageAnswer(
      400,
      checked.error.issues.map(({ path: at, message }) => `${at.join('.')} ${message}`).join('; '),
    );
  const replaced = {
    when: String(old.get(hasPeriod ? 'period' : 'date')),
    day: documentSchema.safeParse(old.toJS()).data?.date,
  };
  const impossible = whenFault(when, { day: checked.data.date, isPeriod: hasPeriod }, replaced, today);
  if (impossible !== undefined) return messageAnswer(400, impossible);
  try {
    const writes = new Map<string, Uint8Array>([
      [pdf, body],
      [entry, Buffer.from(fields.toString(style))],
    ]);
    if (wasMade) writes.set(`content/documents/${id}.yaml`, Buffer.from(old.toString(style)));
    await writeFiles(root, writes, []);
  } catch (error) {
    return messageAnswer(507, diskTrouble(error));
  }
  return {
    data: { id: newId, words: `${pdf} and ${entry} were added. The old version stays under “Earlier versions”.` },
  };
}
