import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { baselineOf } from '../../tools/desk/server/baseline.ts';
import { changesSince } from '../../tools/desk/server/changes.ts';
import { commit } from '../../tools/desk/server/hand-over.ts';
import { contentCopy } from '../lib/content-copy.ts';
import { temporaryFolder, writeInto } from '../lib/temporary-folder.ts';
import { commitAll } from './support/desk.ts';

/** The changes that the desk lists for these files of a project. */
const handedOver = (project: string, files: string[]) => {
  const changed = () => Promise.resolve(files.map((file) => ({ file, before: undefined, after: new Uint8Array() })));
  return changesSince({ kind: 'copy', changed, pack: () => undefined, renew: () => false }, project);
};

it('lists handed-over files under titles that a writer recognises', async () => {
  const titles = {
    'content/legal/RiskFactors.mdx': 'Risk factors',
    'public/files/investor-charter.pdf': 'A PDF that is made from a text',
    'src/assets/made-documents.json': 'The list of PDFs that are made here',
    'public/files/theirs.pdf': 'public/files/theirs.pdf',
  };
  const changes = await handedOver(process.cwd(), Object.keys(titles));
  expect(changes.map(({ title }) => title)).toEqual(Object.values(titles));
});

it('shows a long text that was rewritten as a whole, without comparing its words for minutes', async () => {
  /** Thousands of words, of which two texts share many, but in another order. */
  const text = (step: number) => Array.from({ length: 10_000 }, (_, place) => `w${(place * step) % 3001}`).join(' ');
  const [before, after] = [text(17), text(1009)];
  const file = 'content/communiques/long.mdx';
  const root = temporaryFolder();
  writeInto(root, { [file]: before });
  const baseline = await baselineOf(root);
  writeInto(root, { [file]: after });
  const [change] = await changesSince(baseline, root);
  expect(change?.words).toEqual([{ around: '', before, after }]);
});

it('says why visitors do not see an entry yet, and where it is edited', async () => {
  const copy = contentCopy();
  const words = { draft: 'draft: true', waits: 'publishDate: 2999-01-31', shown: 'draft: false' };
  for (const [id, line] of Object.entries(words))
    writeInto(copy, { [`content/team/${id}.yaml`]: `name: ${id}\n${line}\n` });
  const changes = await handedOver(
    copy,
    [...Object.keys(words), 'gone'].map((id) => `content/team/${id}.yaml`),
  );
  expect(changes.map(({ place, whyUnpublished }) => ({ id: place?.id, whyUnpublished }))).toEqual([
    { id: 'draft', whyUnpublished: 'A draft: visitors do not see it.' },
    { id: 'waits', whyUnpublished: 'Visitors see it from 2999-01-31 on.' },
    { id: 'shown', whyUnpublished: undefined },
    { id: undefined, whyUnpublished: undefined },
  ]);
});

it('shows Git’s error, and later hands over the rest if a staged new entry was deleted', async () => {
  const root = temporaryFolder();
  const [one, two] = ['content/one.yaml', 'content/two.yaml'] as const;
  writeInto(root, { [one]: 'a' });
  const git = commitAll(root);
  writeInto(root, { [one]: 'b', [two]: 'b' });
  git('add', '.');
  rmSync(path.join(root, two));
  const handOver = async () => commit(root, await baselineOf(root), 'Change one', '2025-10-01');
  const hook = path.join(root, '.git/hooks/pre-commit');
  writeFileSync(hook, '#!/bin/sh\necho No commit today. >&2; exit 1\n', { mode: 0o755 });
  await expect(handOver()).rejects.toThrow(/^No commit today\.$/);
  rmSync(hook);
  await handOver();
  expect(git('show', '--name-only', '--format=').trim()).toBe(one);
});

it('hands over no temporary files', async () => {
  const root = temporaryFolder();
  copyFileSync('.gitignore', path.join(root, '.gitignore'));
  writeInto(root, { 'content/one.yaml': 'a' });
  commitAll(root);
  const [picture, old] = ['content/team/.portrait.jpg.saving', 'content/team/.portrait.jpg.old.saving'];
  writeInto(root, { [picture]: 'half', [old]: 'old', 'content/funds/.A.mdx.new.month': '' });
  expect(await (await baselineOf(root)).changed()).toEqual([]);
});
