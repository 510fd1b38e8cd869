import { expect, test } from 'vitest';
import { deskData } from '../../../src/desk/desk-data.ts';
import { siteFrom } from '../../../src/desk/entries/read-site.ts';
import { contentCopy } from '../../lib/content-copy.ts';
import { writeInto } from '../../lib/temporary-folder.ts';

test('versions of a document are shown with their date wherever one is chosen, the current one first', () => {
  const copy = contentCopy();
  const version = (date: string) => `title: A long paper\nkind: paper\nfile: files/${date}.pdf\ndate: ${date}\n`;
  const newer = `${version('2025-04-01')}replaces: z\n`;
  writeInto(copy, { 'content/documents/z.yaml': version('2023-04-01'), 'content/documents/m.yaml': newer });
  const { entries, links, desk } = deskData(siteFrom(copy, new Date('2025-10-01T06:00:00Z')));
  const listed = entries.flatMap(({ title, version }) => (title === 'A long paper' ? [version] : []));
  expect(listed).toEqual(['2025-04-01, current', '2023-04-01, earlier version']);
  const labels = links.map(({ label }) => label).filter((label) => label.startsWith('A long paper'));
  expect(labels).toEqual(['A long paper (PDF)', 'A long paper, 2023-04-01 (PDF)']);
  expect(JSON.stringify(desk.collections.documents.fields['replaces'])).toContain('"A long paper, 2023-04-01"');
});
