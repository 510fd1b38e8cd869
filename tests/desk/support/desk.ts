import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startDevServer } from '../../lib/dev-server.ts';
import { change, copyProjectTo, newFolder } from '../../lib/project-copy.ts';
import { root } from '../../../tools/lib/run.mjs';

export type TestDesk = Awaited<ReturnType<typeof startDesk>>;

/** Copies the project with the desk's packages and pages to a folder. */
export function copyWithDesk(folder: string): string {
  const project = copyProjectTo(folder);
  symlinkSync(path.join(root, 'tools/desk/node_modules'), path.join(project, 'tools/desk/node_modules'), 'junction');
  const made = path.join(root, '.cache/desk/app');
  if (existsSync(made)) cpSync(made, path.join(project, '.cache/desk/app'), { recursive: true });
  execFileSync(process.execPath, ['tools/desk/build-app.ts'], { cwd: project });
  return project;
}

/** Commits everything in a folder, except ignored files, to a new repository. @returns runs Git there as a writer */
export function commitAll(folder: string) {
  const writer = ['-c', 'user.name=A writer', '-c', 'user.email=writer@example.in'];
  const git = (...args: string[]) => execFileSync('git', [...writer, ...args], { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'The site');
  return git;
}

/** Starts a desk in a copy of the project, where tests may write. */
export async function startDesk() {
  const project = copyWithDesk(newFolder());
  const git = commitAll(project);
  // A branch that a writer may have: with it, Git refuses any branch called desk/….
  git('branch', 'desk');
  const server = await startDevServer(project, '--config', 'tools/desk/astro.config.mjs');
  const at = (file: string) => path.join(project, file);
  return {
    ...server,
    git,
    /** Absolute path of a file of the project. */
    at,
    read: (file: string) => readFileSync(at(file), 'utf8'),
    write: (file: string, text: string) => {
      writeFileSync(at(file), text);
    },
    /** Replaces text in a file, which must contain it. */
    change: (file: string, from: RegExp | string, to: string) => {
      change(at(file), from, to);
    },
    stop: async () => {
      await server.stop();
      rmSync(project, { recursive: true, force: true });
    },
  };
}
