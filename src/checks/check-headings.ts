import type { ContentProblem } from '../loaders/content-problem.ts';
import { problem } from './problem.ts';
import type { ContentFile } from './read-file.ts';

/** Levels of the headings that a page makes from the fields; a text goes on below them. */
const levelAbove = ({ collection }: ContentFile) => (collection === 'faq' ? 2 : 1);

const marks = (level: number) => '#'.repeat(level);

/** Headings of a text and of its sections, in reading order. */
const outline = ({ body }: ContentFile) =>
  [
    ...body.headings.map(({ line, level }) => ({ line, level })),
    ...body.tags.filter(({ name }) => name === 'Section').map(({ line }) => ({ line, level: 2 })),
  ].sort((a, b) => a.line - b.line);

/** A second main heading, and headings that skip a level. */
export function checkHeadings(entry: ContentFile): ContentProblem[] {
  const first = levelAbove(entry);
  let above = first;
  return outline(entry).flatMap(({ line, level }) => {
    const at = { file: entry.file, line };
    const should = above + 1;
    above = Math.max(level, first + 1);
    if (level <= first) return [problem('heading-first', at, { level: marks(first + 1) })];
    return level > should ? [problem('heading-skip', at, { level: marks(level), should: marks(should) })] : [];
  });
}
