import { checkContent } from '../../checks/check-content.ts';
import { readTree } from '../../checks/content-tree.ts';
import type { ContentProblem } from '../../loaders/content-problem.ts';

/** What the checks of a build say of one file, each with its line: “Line 12: …”. */
export interface PageChecks {
  /** These stop a build. */
  mistakes: string[];
  /** These ask for a look. */
  warnings: string[];
}

const words = ({ line, field, message }: ContentProblem) => `Line ${line}: ${field ? `${field} ` : ''}${message}`;

/**
 * Checks the whole content, as a link may lead to any of it, and picks out what concerns one file.
 *
 * @param root folder of the project
 * @param file path from there
 */
export function pageChecks(root: string, file: string): PageChecks {
  const { mistakes, warnings } = checkContent(readTree(root), { now: undefined });
  const ofFile = (problems: ContentProblem[]) => problems.filter((one) => one.file === file).map(words);
  return { mistakes: ofFile(mistakes), warnings: ofFile(warnings) };
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** “No mistakes”, “2 mistakes, 1 warning” */
export function checksInWords({ mistakes, warnings }: PageChecks): string {
  const found = [
    mistakes.length === 0 ? 'No mistakes' : counted(mistakes.length, 'mistake'),
    ...(warnings.length === 0 ? [] : [counted(warnings.length, 'warning')]),
  ];
  return found.join(', ');
}
