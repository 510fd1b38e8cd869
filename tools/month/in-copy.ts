import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MADE_DOCUMENTS, readMadeDocuments } from '../../src/collections/made-documents.ts';
import { writeFiles } from '../../src/lib/write-files.ts';
import { SetupError } from '../setup.mjs';

/** What checks and PDFs are made from, and the cached previews of PDFs. */
const needed = ['content', 'public', MADE_DOCUMENTS, '.cache/documents'];

const read = (folder: string, file: string) =>
  existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file)) : undefined;

const isSame = (one: Uint8Array | undefined, other: Uint8Array | undefined) =>
  one && other ? Buffer.compare(one, other) === 0 : one === other;

/**
 * Writes new texts, and the PDFs made from them, all or none: `work` makes and checks them in a copy of the content,
 * which takes seconds, and only then are they moved into the project.
 *
 * @param planned the new texts, and the texts that they were planned from, by path from the project’s root
 * @param work is given the copy, as a project’s root
 * @throws {SetupError} if a text has been saved since the new ones were planned; nothing is changed
 * @throws what `work` throws; nothing is changed
 */
export async function writeOnceMade<Done>(
  root: string,
  { edits, texts }: { edits: ReadonlyMap<string, string>; texts: ReadonlyMap<string, Uint8Array> },
  work: (copy: string) => Promise<Done>,
): Promise<Done> {
  const copy = path.join(root, '.cache/month');
  rmSync(copy, { recursive: true, force: true });
  try {
    for (const part of needed.filter((name) => existsSync(path.join(root, name))))
      cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
    for (const [file, text] of edits) writeFileSync(path.join(copy, file), text);
    const done = await work(copy);
    const pdfs = [root, copy].flatMap((folder) => Object.keys(readMadeDocuments(folder)));
    const touched = new Set([...edits.keys(), MADE_DOCUMENTS, ...pdfs.map((pdf) => `public/${pdf}`)]);
    const writes = new Map<string, Uint8Array>();
    const removes: string[] = [];
    for (const file of touched) {
      const made = read(copy, file);
      if (isSame(made, read(root, file))) continue;
      if (made) writes.set(file, made);
      else removes.push(file);
    }
    await writeFiles(root, writes, removes, 'month', () => {
      const saved = [...edits.keys(), ...texts.keys()].find((file) => !isSame(read(root, file), texts.get(file)));
      if (saved === undefined) return;
      throw new SetupError(
        `Nothing has been changed: ${saved} was saved while the month was worked out from it. Add the month again.`,
      );
    });
    return done;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
