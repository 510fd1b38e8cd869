import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { savePdf } from '../../../tools/desk/server/save-upload.ts';
import { root } from '../../lib/content-files.ts';
import { temporaryFolder } from '../../lib/temporary-folder.ts';

const body = readFileSync(path.join(root, 'public/files/disclosure-document-2025-04.pdf'));

it.each([
  ['Charter.PDF', 'charter.pdf'],
  ['charter.html', 'charter.pdf'],
  ['charter', 'charter.pdf'],
])('a PDF called %s is stored as %s', async (given, name) => {
  const project = temporaryFolder();
  const query = new URLSearchParams({ folder: 'files', name: given });
  expect(await savePdf(project, { query, body })).toMatchObject({ data: { path: `files/${name}` } });
  expect(existsSync(path.join(project, 'public/files', name))).toBe(true);
});
