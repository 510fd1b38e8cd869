import type { ContentTree } from '../../src/collections/loader/content-tree.ts';
import { checkContent } from '../../src/collections/checks/check-content.ts';
import type { MessageCode } from '../../src/collections/findings/messages.ts';
import { day, type Example, examples, inSeptember, libraryOf, withMistake } from './index.ts';

/** Marks between which the table stands in content/README.md. */
export const guideMarks = ['<!-- messages -->', '<!-- end of messages -->'] as const;

/** As many letters of a message as tell it from the others. */
const LONGEST = 230;

/** Marks as signs; of a link the round bracket is enough. */
const inCell = (text: string) => text.replace(/[\\|<*]|(?<=\])\(/g, '\\$&');

const cut = (text: string) => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s\S*$/, '')} …`);

/** What the checks say of one example, its field first. */
function said(example: Example, tree: ContentTree): string {
  const { mistakes, warnings } = checkContent(withMistake(tree, example), { now: day }, libraryOf(example, tree));
  const told = [...mistakes, ...warnings].find(({ code, file }) => code === example.code && file === example.file);
  if (told === undefined) throw new Error(`Nothing is said of “${example.name}”.`);
  return `${told.field === undefined ? '' : `${told.field} `}${told.message}`;
}

/** The writers' guide's table of messages: the first example of each, in the words in which it is told. */
export function guideTable(tree: ContentTree): string {
  const first = new Map<MessageCode, Example>();
  for (const example of examples) if (!first.has(example.code)) first.set(example.code, example);
  const content = inSeptember(tree);
  const rows = [...first.values()].map(
    (example) => `| ${inCell(example.name)} | ${inCell(cut(said(example, content)))} |`,
  );
  return ['| What happened | What you are told |', '| --- | --- |', ...rows].join('\n');
}
