import { checkContent } from '../../src/collections/checks/check-content.ts';
import { readTree } from '../../src/collections/loader/content-tree.ts';
import { readCollection } from '../../src/collections/loader/read-collection.ts';
import { readContentFile } from '../../src/collections/loader/read-file.ts';
import { isRecordFile, readRecord } from '../../src/collections/loader/read-record.ts';
import type { ContentProblem } from '../../src/collections/findings/content-problem.ts';
import type { EntrySource } from '../../src/collections/loader/entry-source.ts';
import { type CollectionName, collectionOf } from '../../src/collections/schemas/collections.ts';
import { libraryProblems } from '../../src/pdf/library/library-problems.ts';
import { readLibrary } from '../../src/pdf/library/read-library.ts';
import { indianDay } from './dates.ts';
import { type Finding, finding } from './finding.ts';

/** A file of content/ as its writer left it. */
export interface SourceFile extends EntrySource {
  /** Path from the project's root, for instance `content/faq/how-to-start.mdx`. */
  file: string;
}

/** Where a record ends: its last month and the line; nothing of one that cannot be read. */
function lastMonth(file: string, bytes: Uint8Array): { month: string; where: string }[] {
  const last = readRecord(file, new TextDecoder().decode(bytes)).rows.at(-1);
  return last === undefined ? [] : [{ month: last.month, where: `${file}:${String(last.line)}` }];
}

/** All that the rules look at. */
export type LaunchContent = ReturnType<typeof readContent>;

/**
 * Reads content/ below the project's root. A file whose fields break their rules is among the mistakes alone.
 *
 * @param now moment of the launch: what visitors do not see then is not linked either
 */
export function readContent(root: string, now: Date) {
  const tree = readTree(root);
  const { mistakes, warnings } = checkContent(tree, { now });
  const readings = [...tree.texts].map(([file, bytes]) => ({ file, ...readContentFile(file, bytes) }));
  const entries = readings.flatMap(({ entry }) => entry ?? []);

  const checked = <Name extends CollectionName>(name: Name) => readCollection(tree, name).entries;

  return {
    files: entries.map(({ file, source }): SourceFile => ({ file, ...source })),
    settings: checked('settings')[0],
    navigation: checked('navigation')[0],
    complaints: checked('complaints')[0],
    accessibility: checked('accessibility')[0],
    tax: checked('tax')[0],
    deadlines: checked('deadlines')[0],
    pages: checked('pages'),
    guides: checked('guides'),
    changes: checked('changes'),
    /** Last month of each record. */
    records: [...tree.texts].filter(([file]) => isRecordFile(file)).flatMap(([file, bytes]) => lastMonth(file, bytes)),
    /** Files whose fields break their rules, so that nothing is known of them. */
    unread: readings
      .filter(({ file }) => !isRecordFile(file))
      .filter(({ entry }) => !entry || !collectionOf(entry.collection).schema.safeParse(entry.source.data).success)
      .map(({ file }) => file),
    documents: checked('documents'),
    approaches: [...checked('strategies'), ...checked('funds')],
    legal: checked('legal'),
    /** What the checks of the texts find: mistakes stand in the way, warnings are for a person to look at. */
    mistakes: asFindings([...mistakes, ...warnings]),
  };
}

/**
 * What a build finds wrong with the PDFs, and between them and content/documents.
 *
 * @param now moment of the launch
 */
export async function readPdfMistakes(root: string, now: Date): Promise<Finding[]> {
  const library = await readLibrary(root, now);
  return asFindings(libraryProblems({ ...library, today: indianDay(now) }));
}

const asFindings = (problems: readonly ContentProblem[]): Finding[] =>
  problems.map(({ file, line, field, message, isWarning }) => {
    const words = [field, message].filter(Boolean).join(' ');
    return isWarning === true
      ? finding('warnings about the content', `${file}:${line}`, words, 'Read the sentence and judge it.', false)
      : finding('mistakes in the content', `${file}:${line}`, words, 'Mend it; npm run build stops at it.');
  });
