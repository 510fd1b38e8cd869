import { readTree } from '../../src/collections/loader/content-tree.ts';
import { allEntries, filesIn, recordsIn } from '../../src/collections/loader/read-collection.ts';

/** All that the rules look at. */
export type LaunchContent = ReturnType<typeof readContent>;

/** Reads content/ below the project's root. A file whose fields break their rules is told by the checks alone. */
export function readContent(root: string) {
  const tree = readTree(root);
  const files = filesIn(tree);
  const entries = allEntries(files);
  const records = recordsIn(tree);
  // Of a record with a line that cannot be read, the last month is not known.
  const readable = records.filter(({ rows, problems }) => rows.length > 0 && problems.every((each) => each.isWarning));
  const right = new Set([...Object.values(entries).flat(), ...readable].map(({ file }) => file));
  return {
    ...entries,
    files,
    approaches: [...entries.strategies, ...entries.funds],
    /** Last month of each record. */
    records: records.flatMap(({ file, rows }) =>
      rows.slice(-1).map(({ month, line }) => ({ month, where: `${file}:${String(line)}` })),
    ),
    /** Files whose fields or lines break their rules, so that nothing is known of them. */
    unread: [...tree.texts.keys()].filter((file) => !right.has(file)),
  };
}
