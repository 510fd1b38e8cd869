import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { deskFindings } from '../../../src/desk/findings/desk-findings.ts';
import { root } from '../../lib/content-files.ts';
import { temporaryFolder } from '../../lib/temporary-folder.ts';

it('says of a file beside an entry which entry it is, and of a line which field it stands in', async () => {
  const copy = temporaryFolder();
  cpSync(path.join(root, 'content'), path.join(copy, 'content'), { recursive: true });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), text);
  };
  write('content/communiques/Communique4/castles/a.png', 'a picture');
  write('content/glossary/alpha.yaml', 'term: ആൽഫ\nmeaning: What an approach earned beyond its benchmark.\n');
  const found = await deskFindings(copy, new Date('2025-10-01T06:00:00Z'));
  expect(found.map(({ file, title, place, field }) => ({ file, title, place, field }))).toEqual(
    expect.arrayContaining([
      {
        file: 'content/communiques/Communique4/castles/a.png',
        title: 'Five sources of economic moat',
        place: { collection: 'communiques', id: 'Communique4' },
        field: undefined,
      },
      {
        file: 'content/glossary/alpha.yaml',
        title: 'ആൽഫ',
        place: { collection: 'glossary', id: 'alpha' },
        field: 'term',
      },
    ]),
  );
});
