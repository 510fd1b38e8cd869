import type { ContentTree } from '../../src/collections/loader/content-tree.ts';
import { checkContent } from '../../src/collections/checks/check-content.ts';
import { findingWords } from '../../src/collections/findings/finding.ts';
import type { MessageCode } from '../../src/collections/findings/messages.ts';
import { type Example, namedBy } from './example.ts';
import { day, examples, inSeptember, libraryOf, withMistake } from './index.ts';

/** Markers around the table in content/README.md. */
export const guideMarks = ['<!-- messages -->', '<!-- end of messages -->'] as const;

/** Messages are truncated to this number of characters, which is enough to tell them apart. */
const MAX_LENGTH = 230;

/** Escapes Markdown; for a link, escaping the round bracket is enough. */
const inCell = (text: string) => text.replace(/[\\|<*]|(?<=\])\(/g, '\\$&');

const truncated = (text: string) =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).replace(/\s\S*$/, '')} …`;

/** The message of the checks about an example, with its field first. */
function said(example: Example, tree: ContentTree): string {
  const { mistakes, warnings } = checkContent(withMistake(tree, example), { now: day }, libraryOf(example, tree));
  const told = [...mistakes, ...warnings].find(({ code, file }) => code === example.code && file === namedBy(example));
  if (told === undefined) throw new Error(`Nothing is said of “${example.name}”.`);
  return findingWords(told);
}

/** The table of messages in the writers' guide: the first example of each, with its message. */
export function guideTable(tree: ContentTree): string {
  const first = new Map<MessageCode, Example>();
  for (const example of examples) if (!first.has(example.code)) first.set(example.code, example);
  const content = inSeptember(tree);
  const rows = [...first.values()].map(
    (example) => `| ${inCell(example.name)} | ${inCell(truncated(said(example, content)))} |`,
  );
  return ['| What happened | What you are told |', '| --- | --- |', ...rows].join('\n');
}
