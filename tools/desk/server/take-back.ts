import { versionOf } from '../../../src/desk/save/file-state.ts';
import { writeFiles } from '../../../src/lib/write-files.ts';
import { keepAside } from '../../../src/lib/keep-aside.ts';
import type { Baseline } from './baseline.ts';
import { diskTrouble } from './disk-trouble.ts';
import type { Answer, Question } from './exchange.ts';
import { messageAnswer } from './message-answer.ts';

/**
 * Makes one file as it was when the content was last handed over. What it has contained since is kept as a file.
 *
 * @param query `file`, and `version` for the state in which the writer saw it
 */
export async function takeBack(root: string, baseline: Baseline, { query }: Question): Promise<Answer> {
  const file = query.get('file') ?? '';
  const change = (await baseline.changed()).find((each) => each.file === file);
  if (change === undefined) return messageAnswer(409, `${file} is as it was handed over last.`);
  const { before, after } = change;
  if (versionOf(after) !== query.get('version'))
    return messageAnswer(
      409,
      `${file} has changed since it was listed here, so it was left as it is. Look at it again.`,
    );
  try {
    const kept = after === undefined ? '' : ` What it contained is kept as ${keepAside(root, file, after)}.`;
    await writeFiles(root, new Map(before === undefined ? [] : [[file, before]]), before === undefined ? [file] : []);
    const done = before === undefined ? 'was deleted' : 'is as it was handed over last';
    return { data: { words: `${file} ${done}.${kept}` } };
  } catch (error) {
    return messageAnswer(507, diskTrouble(error));
  }
}
