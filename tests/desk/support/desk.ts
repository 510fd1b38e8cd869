import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDevServer } from '../../lib/dev-server.ts';
import { copyProjectTo } from '../../lib/project-copy.ts';
import { root } from '../../../tools/lib/run.mjs';

export type TestDesk = Awaited<ReturnType<typeof startDesk>>;

/** Copies the project with the desk's packages and pages, and Git as a writer would have it. */
export function copyWithDesk(): string {
  const project = copyProjectTo(realpathSync(mkdtempSync(path.join(tmpdir(), 'desk-'))));
  symlinkSync(path.join(root, 'tools/desk/node_modules'), path.join(project, 'tools/desk/node_modules'), 'junction');
  const made = path.join(root, '.cache/desk/app');
  if (existsSync(made)) cpSync(made, path.join(project, '.cache/desk/app'), { recursive: true });
  execFileSync(process.execPath, ['tools/desk/build-app.ts'], { cwd: project });
  return project;
}

/** A desk in a copy of the project, where tests may write. */
export async function startDesk() {
  const project = copyWithDesk();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A writer', '-c', 'user.email=writer@example.in', ...args], {
      cwd: project,
      encoding: 'utf8',
    });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', 'content', 'public', 'src/assets', '.gitignore');
  git('commit', '--quiet', '--message', 'The site');
  // A branch that somebody may have, and that Git keeps another from being called desk/….
  git('branch', 'desk');
  const server = await startDevServer(project, '--config', 'tools/desk/astro.config.mjs');
  return {
    ...server,
    project,
    git,
    read: (file: string) => readFileSync(path.join(project, file), 'utf8'),
    write: (file: string, text: string) => {
      writeFileSync(path.join(project, file), text);
    },
    stop: async () => {
      await server.stop();
      rmSync(project, { recursive: true, force: true });
    },
  };
}
