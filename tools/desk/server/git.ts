import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const start = promisify(execFile);

/** Bytes: limit for Git's output, larger than any PDF that a site's repository should hold. */
const MAX_GIT_OUTPUT_BYTES = 100 * 1024 * 1024;

/** Runs Git in a folder. @returns its output @throws with Git's error message */
export async function git(root: string, ...args: string[]): Promise<Buffer> {
  const asked = start('git', args, { cwd: root, encoding: 'buffer', maxBuffer: MAX_GIT_OUTPUT_BYTES });
  const { stdout } = await asked.catch((error: unknown) => {
    const message = String((error as { stderr?: Buffer }).stderr ?? '').trim();
    // Leaves out the command, which means nothing to a writer.
    throw message === '' ? error : new Error(message, { cause: error });
  });
  return stdout;
}

/** Whether Git is installed and the folder is the root of a repository with a commit. */
export async function hasGit(root: string): Promise<boolean> {
  try {
    return (
      (await git(root, 'rev-parse', '--show-prefix')).toString().trim() === '' &&
      Boolean(await git(root, 'rev-parse', 'HEAD'))
    );
  } catch {
    return false;
  }
}
