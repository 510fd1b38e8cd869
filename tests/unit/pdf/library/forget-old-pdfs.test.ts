import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { forgetOldPdfs } from '../../../../src/pdf/library/forget-old-pdfs.ts';
import { cacheFolder, readLibrary } from '../../../../src/pdf/library/read-library.ts';
import { makePdf } from '../../../lib/pdf.ts';
import { temporaryFolder } from '../../../lib/temporary-folder.ts';

const entry = (name: string) => `title: ${name}
kind: article
date: 2025-08-01
summary: A paper.
audience: Everybody
file: files/${name}.pdf
order: 1
`;

/** A project with a library, and a way to read it anew with a PDF of this title. */
function library() {
  const root = temporaryFolder();
  for (const folder of ['content/documents', 'public/files']) mkdirSync(join(root, folder), { recursive: true });
  const put = async (name: string, title: string) => {
    writeFileSync(join(root, `content/documents/${name}.yaml`), entry(name));
    writeFileSync(join(root, `public/files/${name}.pdf`), makePdf({ title }));
    await readLibrary(root);
  };
  return { root, put, kept: () => readdirSync(cacheFolder(root)).length };
}

it('keeps what is known of the PDFs that there are, and of nothing else', async () => {
  const { root, put, kept } = library();
  await put('a', 'First');
  await put('a', 'Second, which is longer');
  await put('b', 'Third');
  await put('c', 'Fourth');
  rmSync(join(root, 'content/documents/c.yaml'));
  expect(kept()).toBe(12);
  await forgetOldPdfs(root);
  expect(kept()).toBe(6);
  const { pdfs } = await readLibrary(root);
  expect([...pdfs.keys()]).toEqual(['files/a.pdf', 'files/b.pdf']);
  expect(kept()).toBe(6);
});

it('needs nothing to be kept', async () => {
  const { root } = library();
  await forgetOldPdfs(root);
  expect(existsSync(cacheFolder(root))).toBe(false);
});
