import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const start = promisify(execFile);

/** Bytes; the largest PDF that a repository of a site should hold. */
const LARGEST = 100 * 1024 * 1024;

/** Runs Git in a folder; its answer as bytes. @throws what Git says */
export async function git(root: string, ...args: string[]): Promise<Buffer> {
  const asked = start('git', args, { cwd: root, encoding: 'buffer', maxBuffer: LARGEST });
  const { stdout } = await asked.catch((error: unknown) => {
    const said = String((error as { stderr?: Buffer }).stderr ?? '').trim();
    // Without the command, which nobody typed.
    throw said === '' ? error : new Error(said, { cause: error });
  });
  return stdout;
}

/** Whether a folder is the top of a repository, with Git there to ask. */
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
