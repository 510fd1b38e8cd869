import { diffWords } from 'diff';
import type { FileChange, WordChange } from '../../../src/desk/hand-over/file-change.ts';
import type { Baseline } from './baseline.ts';
import { MADE_DOCUMENTS, type MadeDocuments, readMadeDocuments } from '../../../src/collections/made-documents.ts';
import { siteFrom } from '../../../src/desk/entries/read-site.ts';
import { versionOf } from '../../../src/desk/save/file-state.ts';
import { whyUnpublished } from '../../../src/desk/entries/entry-facts.ts';
import { titleOf } from '../../../src/desk/fields/names.ts';

const isText = (file: string) => /\.(mdx|yaml|csv)$/.test(file);
/** The last words before a change, on the same line. */
const last = (text: string) =>
  text
    .slice(text.lastIndexOf('\n') + 1)
    .split(/\s+/)
    .slice(-4)
    .join(' ')
    .trimEnd();

/** Limit for comparing the words of one text, which would take minutes for some, while the desk answers nothing else. */
const MAX_COMPARE_MS = 500;

/** The differences between two texts: for each place, the old words and the new ones. */
function changedWords(before: string, after: string): WordChange[] {
  const changes: WordChange[] = [];
  let around = '';
  let open: WordChange | undefined;
  const parts = diffWords(before, after, { timeout: MAX_COMPARE_MS });
  if (parts === undefined) return [{ around: '', before, after }];
  for (const { value, added, removed } of parts) {
    if (!added && !removed) {
      around = last(value);
      open = undefined;
      continue;
    }
    if (open === undefined) {
      open = { around, before: '', after: '' };
      changes.push(open);
    }
    if (removed) open.before += value;
    else open.after += value;
  }
  return changes;
}

/** A title for a generated file: a PDF made from a text, or the list of those. */
function madeTitle(file: string, made: MadeDocuments): string | undefined {
  if (file === MADE_DOCUMENTS) return 'The list of PDFs that are made here';
  return file.replace(/^public\//, '') in made ? 'A PDF that is made from a text' : undefined;
}

/** Every file of content/ and public/ that differs from the baseline. @param root the project's folder */
export async function changesSince(baseline: Baseline, root: string): Promise<FileChange[]> {
  const site = siteFrom(root, new Date());
  const entries = new Map(site.entries.map((entry) => [entry.file, entry]));
  const made = readMadeDocuments(root);
  const decoder = new TextDecoder();
  const changes: FileChange[] = [];
  for (const { file, before, after } of await baseline.changed()) {
    const text = (bytes: Uint8Array) => (isText(file) ? decoder.decode(bytes) : '');
    const entry = entries.get(file);
    const ofMade = madeTitle(file, made);
    changes.push({
      file,
      title: (entry && titleOf(entry)) ?? ofMade ?? file,
      place: entry && { collection: entry.collection, id: entry.id },
      what: before === undefined ? 'new' : after === undefined ? 'gone' : 'changed',
      version: ofMade === undefined ? versionOf(after) : undefined,
      words: before && after ? changedWords(text(before), text(after)) : [],
      whyUnpublished: entry && whyUnpublished(entry, site),
    });
  }
  return changes;
}
