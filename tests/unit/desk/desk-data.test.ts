import { expect, test } from 'vitest';
import { deskData } from '../../../src/desk/desk-data.ts';
import { siteFrom } from '../../../src/desk/entries/read-site.ts';
import { contentCopy } from '../../lib/content-copy.ts';
import { writeInto } from '../../lib/temporary-folder.ts';

test('versions of a document are told apart by their day, the current one first, wherever one is chosen', () => {
  const copy = contentCopy();
  const version = (date: string) => `title: A long paper\nkind: paper\nfile: files/${date}.pdf\ndate: ${date}\n`;
  writeInto(copy, {
    'content/documents/z.yaml': version('2023-04-01'),
    'content/documents/a.yaml': `${version('2024-04-01')}replaces: z\n`,
    'content/documents/m.yaml': `${version('2025-04-01')}replaces: a\n`,
  });
  const { entries, links, desk } = deskData(siteFrom(copy, new Date('2025-10-01T06:00:00Z')));
  const listed = entries.flatMap(({ title, version }) => (title === 'A long paper' ? [version] : []));
  expect(listed).toEqual(['2025-04-01, current', '2024-04-01, earlier version', '2023-04-01, earlier version']);
  const labels = ['A long paper (PDF)', 'A long paper, 2023-04-01 (PDF)', 'A long paper, 2024-04-01 (PDF)'];
  expect(links.map(({ label }) => label).filter((label) => label.startsWith('A long paper'))).toEqual(labels);
  expect(desk.collections.documents.fields['replaces']).toMatchObject({
    choices: expect.arrayContaining([{ value: 'z', label: 'A long paper, 2023-04-01' }]) as unknown,
  });
});
