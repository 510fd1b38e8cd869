import type { ContentProblem } from '../../src/collections/findings/content-problem.ts';
import { readTree } from '../../src/collections/loader/content-tree.ts';
import { entriesOf, filesIn, recordsIn } from '../../src/collections/loader/read-collection.ts';
import { isRecordFile } from '../../src/collections/loader/read-record.ts';
import { type CollectionName, collectionNames } from '../../src/collections/schemas/collections.ts';
import { type Finding, finding } from './finding.ts';

/** All that the rules look at. */
export type LaunchContent = ReturnType<typeof readContent>;

/** Reads content/ below the project's root. A file whose fields break their rules is told by the checks alone. */
export function readContent(root: string) {
  const tree = readTree(root);
  const files = filesIn(tree);
  const checked = <Name extends CollectionName>(name: Name) => entriesOf(files, name);
  const right = new Set(collectionNames.flatMap((name): { file: string }[] => checked(name)).map(({ file }) => file));
  return {
    files,
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
    records: recordsIn(tree).flatMap(({ file, rows }) =>
      rows.slice(-1).map(({ month, line }) => ({ month, where: `${file}:${String(line)}` })),
    ),
    /** Files whose fields break their rules, so that nothing is known of them. */
    unread: [...tree.texts.keys()].filter((file) => !isRecordFile(file) && !right.has(file)),
    documents: checked('documents'),
    approaches: [...checked('strategies'), ...checked('funds')],
    legal: checked('legal'),
  };
}

/** What the checks of a build find: mistakes stand in the way, warnings are for a person to look at. */
export const asFindings = (problems: readonly ContentProblem[]): Finding[] =>
  problems.map(({ file, line, field, message, isWarning }) => {
    const words = [field, message].filter(Boolean).join(' ');
    return isWarning === true
      ? finding('warnings about the content', `${file}:${line}`, words, 'Read the sentence and judge it.', false)
      : finding('mistakes in the content', `${file}:${line}`, words, 'Mend it; npm run build stops at it.');
  });
