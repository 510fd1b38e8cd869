import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { baselineOf } from '../../tools/desk/server/baseline.ts';
import { changesSince } from '../../tools/desk/server/changes.ts';
import { contentCopy } from '../lib/content-copy.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

const after = new Uint8Array();

it('calls what is handed over by names that its writer knows', async () => {
  const files = [
    'content/legal/RiskFactors.mdx',
    'public/files/investor-charter.pdf',
    'src/assets/made-documents.json',
    'public/files/theirs.pdf',
  ];
  const changed = () => Promise.resolve(files.map((file) => ({ file, before: undefined, after })));
  const changes = await changesSince(
    { kind: 'copy', changed, pack: () => undefined, renew: () => false },
    process.cwd(),
  );
  expect(changes.map(({ title }) => title)).toEqual([
    'Risk factors',
    'A PDF that is made from a text',
    'The list of PDFs that are made here',
    'public/files/theirs.pdf',
  ]);
});

it('says of an entry that no visitor sees yet why that is, and where it is edited', async () => {
  const copy = contentCopy();
  const words = { draft: 'draft: true', waits: 'publishDate: 2999-01-31', shown: 'draft: false' };
  const files = Object.entries(words).map(([id, line]) => {
    const file = `content/team/${id}.yaml`;
    writeFileSync(path.join(copy, file), `name: ${id}\n${line}\n`);
    return file;
  });
  const changed = () =>
    Promise.resolve(
      [...files, 'content/team/gone.yaml'].map((file) => ({ file, before: undefined, after: undefined })),
    );
  const changes = await changesSince({ kind: 'copy', changed, pack: () => undefined, renew: () => false }, copy);
  expect(changes.map(({ place, heldBack }) => ({ id: place?.id, heldBack }))).toEqual([
    { id: 'draft', heldBack: 'A draft: no visitor sees it.' },
    { id: 'waits', heldBack: 'Visitors see it from 2999-01-31 on.' },
    { id: 'shown', heldBack: undefined },
    { id: undefined, heldBack: undefined },
  ]);
});

it('leaves what was saved after the zip was made the zip was made for the next one', async () => {
  const root = temporaryFolder();
  const write = (name: string, text: string) => {
    mkdirSync(path.join(root, 'content'), { recursive: true });
    writeFileSync(path.join(root, 'content', name), text);
  };
  write('one.yaml', 'a');
  write('two.yaml', 'a');
  const baseline = await baselineOf(root);
  write('one.yaml', 'b');
  expect(baseline.renew()).toBe(false);
  baseline.pack();
  write('two.yaml', 'b');
  baseline.renew();
  expect((await baseline.changed()).map(({ file }) => file)).toEqual(['content/two.yaml']);
});
