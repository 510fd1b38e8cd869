import type { Findings } from '../../collections/checks/check-content.ts';
import { counted } from '../../lib/format.ts';
import type { ContentProblem } from '../../collections/findings/content-problem.ts';

/** What the checks say of the file behind a page. */
export interface PageChecks {
  /** “No mistakes, 1 warning” */
  summary: string;
  /** Each with its line: “Line 12: …”; first what stops a build, then what asks for a look. */
  findings: string[];
}

const words = ({ line, field, message }: ContentProblem) => `Line ${line}: ${field ? `${field} ` : ''}${message}`;

/**
 * Picks out what concerns one file.
 *
 * @param found in the whole content, as a link may lead to any of it; undefined where the checks failed
 * @param file path from the project's root
 */
export function pageChecks(found: Findings | undefined, file: string): PageChecks {
  if (found === undefined) return { summary: 'Not checked: the terminal says why', findings: [] };
  const ofFile = (problems: ContentProblem[]) => problems.filter((one) => one.file === file);
  const [mistakes, warnings] = [ofFile(found.mistakes), ofFile(found.warnings)];
  const summary = [
    mistakes.length === 0 ? 'No mistakes' : counted(mistakes.length, 'mistake'),
    ...(warnings.length === 0 ? [] : [counted(warnings.length, 'warning')]),
  ];
  return { summary: summary.join(', '), findings: [...mistakes, ...warnings].map(words) };
}
