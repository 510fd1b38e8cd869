import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../src/collections/loader/content-tree.ts';
import { git, hasGit } from './git.ts';

/** A changed file, before and after. */
export interface Changed {
  file: string;
  before: Uint8Array | undefined;
  after: Uint8Array | undefined;
}

/** What the content is compared with: the last commit or, without Git, a copy. */
export interface Baseline {
  kind: 'git' | 'copy';
  changed: () => Promise<Changed[]>;
  /** Remembers the current state, which goes into a zip. */
  pack: () => void;
  /** Makes the state of the last zip the new baseline, as it was handed over. @returns whether there was a zip */
  renew: () => boolean;
}

/** The files that writers change. */
const handedOver = ['content', 'public/files', 'public/newsletter', 'src/assets/made-documents.json'] as const;

const read = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

async function changedInGit(root: string): Promise<Changed[]> {
  const list = await git(
    root,
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '--',
    ...handedOver,
  );
  const lines = list.toString().split('\0').filter(Boolean);
  const both = await Promise.all(
    lines.map(async (line) => {
      const file = line.slice(3);
      // New files are not in Git, so it is not asked for them: after a year of months they are the majority.
      const isNew = line.startsWith('??');
      const before = isNew ? undefined : await git(root, 'show', `HEAD:${file}`).catch(() => undefined);
      return { file, before, after: read(path.join(root, file)) };
    }),
  );
  // A new file that was deleted after a failed commit is only in the index.
  return both.filter(({ before, after }) => before ?? after);
}

const filesIn = (root: string): string[] =>
  handedOver.flatMap((place) => {
    if (!place.endsWith('.json')) return filesBelow(root, place);
    return existsSync(path.join(root, place)) ? [place] : [];
  });

/** A baseline without Git: a copy that is kept, across restarts of the desk, until the changes are handed over. */
function copyOf(root: string): Baseline {
  // Not in .cache, which may be deleted at any time.
  const [folder, packed] = ['before', 'packed'].map((name) => path.join(root, '.kept/desk', name)) as [string, string];
  const remove = (target: string) => {
    rmSync(target, { recursive: true, force: true });
  };
  /** Never leaves a part of a copy under its name: files that it lacks would be listed as new. */
  const replace = (target: string, by: string) => {
    const old = `${target}.old`;
    remove(old);
    if (existsSync(target)) renameSync(target, old);
    renameSync(by, target);
    remove(old);
  };
  const copyTo = (target: string) => {
    const partial = `${target}.partial`;
    remove(partial);
    mkdirSync(partial, { recursive: true });
    for (const place of handedOver) {
      if (existsSync(path.join(root, place)))
        cpSync(path.join(root, place), path.join(partial, place), { recursive: true });
    }
    replace(target, partial);
  };
  const renew = () => {
    if (!existsSync(packed)) return false;
    replace(folder, packed);
    return true;
  };
  // Without a baseline, a zip is one whose renewal was interrupted.
  if (!existsSync(folder) && !renew()) copyTo(folder);
  return {
    kind: 'copy',
    pack: () => {
      copyTo(packed);
    },
    renew,
    changed: () => {
      const files = [...new Set([...filesIn(folder), ...filesIn(root)])];
      const both = files.map((file) => ({
        file,
        before: read(path.join(folder, file)),
        after: read(path.join(root, file)),
      }));
      return Promise.resolve(both.filter(({ before, after }) => !before || !after || !before.equals(after)));
    },
  };
}

/** The baseline for a project's content. */
export async function baselineOf(root: string): Promise<Baseline> {
  if (!(await hasGit(root))) return copyOf(root);
  return { kind: 'git', changed: () => changedInGit(root), pack: () => undefined, renew: () => false };
}
