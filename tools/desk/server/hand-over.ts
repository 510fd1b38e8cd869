import { zipSync } from 'fflate';
import { placeOf } from '../../../src/collections/schemas/collections.ts';
import type { Baseline } from './baseline.ts';
import { freeName, slug } from '../../../src/lib/texts/slug.ts';
import type { FileChange } from '../../../src/desk/hand-over/file-change.ts';
import { git } from './git.ts';

/** A readable subject for the commit, for instance: Change “Five sources of economic moat”. */
export function subjectOf(changes: readonly Pick<FileChange, 'title' | 'what' | 'file'>[]): string {
  // Leaves out pictures, which are not entries.
  const entries = changes.filter(({ file }) => placeOf(file) !== undefined);
  const [first] = entries.length > 0 ? entries : changes;
  if (first === undefined) return 'Change nothing';
  if (entries.length > 1) return `Change ${entries.length} entries of the content`;
  const verb = { new: 'Add', changed: 'Change', gone: 'Delete' }[first.what];
  return `${verb} “${first.title}”`.slice(0, 72);
}

/**
 * A branch name from a subject: `desk-2025-09-10-change-five-sources`. Not `desk/…`, which Git refuses if there is a
 * branch called `desk`.
 */
const branchOf = (subject: string, day: string): string => `desk-${day}-${slug(subject).slice(0, 40)}`;

/** Options with an author name and email for the commit, if Git has none configured. */
async function signature(root: string): Promise<string[]> {
  const has = async (name: string) => (await git(root, 'config', name).catch(() => Buffer.from(''))).length > 0;
  const isKnown = (await has('user.name')) && (await has('user.email'));
  return isKnown ? [] : ['-c', 'user.name=The writers’ desk', '-c', 'user.email=desk@localhost'];
}

/**
 * Commits the changed files, and nothing else, on a branch of the desk: the current one if it is such a branch.
 *
 * @param day today's date, such as 2025-09-10
 * @throws with Git's error message
 */
export async function commit(root: string, baseline: Baseline, subject: string, day: string) {
  const files = (await baseline.changed()).map(({ file }) => file);
  if (files.length === 0) throw new Error('Nothing has changed since the last commit.');
  const current = (await git(root, 'branch', '--show-current')).toString().trim();
  let branch = current;
  if (!current.startsWith('desk-')) {
    const names = (await git(root, 'branch', '--list', '--format=%(refname:short)')).toString().split('\n');
    branch = freeName(branchOf(subject, day), names, '-');
    await git(root, 'switch', '--create', branch);
  }
  await git(root, 'add', '--all', '--', ...files);
  await git(root, ...(await signature(root)), 'commit', '--message', subject, '--', ...files);
  return { branch, id: (await git(root, 'rev-parse', '--short', 'HEAD')).toString().trim() };
}

/** The changed files as a zip, at their paths, with a list of deleted files. */
export async function zip(baseline: Baseline): Promise<Uint8Array> {
  const changes = await baseline.changed();
  const gone = changes.filter(({ after }) => after === undefined).map(({ file }) => file);
  return zipSync({
    ...Object.fromEntries(changes.flatMap(({ file, after }) => (after ? [[file, after]] : []))),
    ...(gone.length > 0 && { 'files-to-delete.txt': new TextEncoder().encode(`${gone.join('\n')}\n`) }),
  });
}
