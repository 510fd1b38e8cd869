import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MonthReturn } from '../../lib/returns/record.ts';
import { ContentError, problem } from '../findings/content-problem.ts';
import { idOfRecord, isRecordFile, readRecord } from './read-record.ts';

/** Paths of the records from the project’s root. @param root the project’s folder */
export function recordFiles(root: string): string[] {
  try {
    return readdirSync(join(root, 'content/performance'))
      .map((name) => `content/performance/${name}`)
      .filter(isRecordFile)
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * The months of one record.
 *
 * @param file its path from the project’s root
 * @throws ContentError with every line that is wrong
 */
export function readMonths(root: string, file: string): MonthReturn[] {
  const { rows, faults } = readRecord(readFileSync(join(root, file), 'utf8'));
  const problems = faults.map(({ line, code, words }) => problem(code, { file, line }, words as never));
  const mistakes = problems.filter(({ isWarning }) => isWarning !== true);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return rows.map(({ month, net, benchmark }) => ({ month, net, benchmark }));
}

/** Every record by the id of its approach. @throws ContentError as `readMonths` */
export const readMonthsOfAll = (root: string): Map<string, MonthReturn[]> =>
  new Map(recordFiles(root).map((file) => [idOfRecord(file), readMonths(root, file)]));
