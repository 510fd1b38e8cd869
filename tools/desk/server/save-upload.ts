import { existsSync } from 'node:fs';
import path from 'node:path';
import { drawingFaults, MAX_PICTURE_BYTES, svg } from '../../../src/collections/checks/check-pictures.ts';
import { isPicture } from '../../../src/collections/loader/content-tree.ts';
import { placeOf } from '../../../src/collections/schemas/collections.ts';
import { isPdfFolder } from '../../../src/lib/documents/pdf-folders.ts';
import { slug } from '../../../src/lib/texts/slug.ts';
import { capitalised } from '../../../src/lib/format.ts';
import { writeFiles } from '../../../src/lib/write-files.ts';
import { diskTrouble } from './disk-trouble.ts';
import type { Answer, Question } from './exchange.ts';
import { messageAnswer, pdfFault } from './message-answer.ts';

const megabytes = (size: number) => (size / 1024 / 1024).toFixed(1);

/**
 * Writes a file to a folder under a name of letters, digits and hyphens that is not taken.
 *
 * @param ending extension of the new file, which replaces its own
 * @param fieldPath how a field refers to a file of that name
 */
async function put(
  root: string,
  folder: string,
  { query, body }: Question,
  ending: string,
  fieldPath: (name: string) => string,
): Promise<Answer> {
  // A name may be nothing but an ending, which path.extname does not count as one.
  const stem = slug(path.basename(query.get('name') ?? '').replace(/\.[^.]*$/, '')) || 'file';
  let name = `${stem}${ending}`;
  for (let number = 2; existsSync(path.join(root, folder, name)); number += 1) name = `${stem}-${number}${ending}`;
  try {
    await writeFiles(root, new Map([[`${folder}/${name}`, body]]), []);
    return { data: { path: fieldPath(name), words: `The file is ${name}. Save the entry to use it.` } };
  } catch (error) {
    return messageAnswer(507, diskTrouble(error));
  }
}

/** Stores a picture beside the entries of a collection. */
export async function savePicture(root: string, question: Question): Promise<Answer> {
  const [collection, name] = [question.query.get('collection') ?? '', question.query.get('name') ?? ''];
  const folder = `content/${collection}`;
  if (placeOf(`${folder}/x.yaml`) === undefined && placeOf(`${folder}/x.mdx`) === undefined)
    return messageAnswer(400, 'A picture must belong to an entry: open one first.');
  if (!isPicture(name))
    return messageAnswer(415, `${name} is not a picture. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG file.`);
  const size = question.body.length;
  if (size > MAX_PICTURE_BYTES)
    return messageAnswer(
      413,
      `${name} is ${megabytes(size)} MB, so it was not added: make it smaller than 4 MB, then choose it again.`,
    );
  // Before it is written: opened by its own address, a drawing acts as a page of the desk.
  const [fault] = svg.test(name) ? drawingFaults(name, question.body.toString('latin1')) : [];
  if (fault) return messageAnswer(415, `${capitalised(fault.message)}. It was not added.`);
  return put(root, folder, question, name.slice(name.lastIndexOf('.')).toLowerCase(), (file) => `./${file}`);
}

/** Stores a PDF in one of the folders for PDFs. */
export async function savePdf(root: string, question: Question): Promise<Answer> {
  const folder = question.query.get('folder') ?? '';
  if (!isPdfFolder(folder)) return messageAnswer(400, 'Choose a folder for the PDF.');
  const fault = pdfFault(question.body);
  if (fault) return fault;
  return put(root, `public/${folder}`, question, '.pdf', (file) => `${folder}/${file}`);
}
