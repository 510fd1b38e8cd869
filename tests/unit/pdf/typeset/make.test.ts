import { cpSync, existsSync, linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildDate } from '../../../../src/lib/build-date.ts';
import { checkContent, checkProject } from '../../../../src/collections/checks/check-content.ts';
import { readTree } from '../../../../src/collections/loader/content-tree.ts';
import { makeDocuments } from '../../../../src/pdf/typeset/make.ts';
import { madeDocumentsPath } from '../../../../src/collections/made-documents.ts';
import { findingLine } from '../../../../src/collections/findings/finding.ts';
import { root } from '../../../../tools/lib/run.mjs';
import { documentFrom } from '../../../lib/content-now.ts';
import { change } from '../../../lib/project-copy.ts';
import { pagesOfPdf } from '../../../lib/pdf-text.ts';
import { temporaryFolder, writeInto } from '../../../lib/temporary-folder.ts';

const charter = 'files/investor-charter.pdf';

describe('making the documents of a copy of the content', () => {
  let copy = '';
  const read = (file: string) => readFileSync(join(copy, 'public', file));

  beforeEach(() => {
    copy = temporaryFolder();
    for (const path of ['content', 'public', 'src/assets/made-documents.json'])
      cpSync(join(root, path), join(copy, path), { recursive: true });
  });

  it('gives the same bytes each time, and removes what a killed run has left', async () => {
    const before = read(charter);
    rmSync(join(copy, 'public', charter));
    writeInto(copy, { '.cache/made-documents/7.pdf': 'half' });
    expect((await makeDocuments(copy)).made).toEqual([charter]);
    expect(read(charter).equals(before)).toBe(true);
    // This folder holds the PDFs until all are laid out.
    expect(readdirSync(join(copy, '.cache'))).toEqual([]);
  });

  it('does not overwrite a PDF that was replaced, and says how to keep it', async () => {
    writeFileSync(join(copy, 'public', charter), 'another');
    const mistakes = [{ code: 'pdf-replaced', file: `public/${charter}` }];
    await expect(makeDocuments(copy)).rejects.toMatchObject({ mistakes });
    expect(read(charter).toString()).toBe('another');
  });

  it('says what to do about a damaged list of the PDFs', async () => {
    writeFileSync(madeDocumentsPath(copy), readFileSync(madeDocumentsPath(copy)).subarray(0, 1000));
    const mistakes = [{ code: 'made-list-damaged', file: 'src/assets/made-documents.json' }];
    await expect(makeDocuments(copy)).rejects.toMatchObject({ mistakes });
  });

  it('remakes the factsheet of a changed figure, and every text that uses it, also after a killed run', async () => {
    const before = readFileSync(madeDocumentsPath(copy));
    linkSync(madeDocumentsPath(copy), join(copy, 'list-before'));
    change(join(copy, 'content/strategies/EmergingMoat.mdx'), /min: 12\n {2}max: 14/, 'min: 21\n  max: 23');
    const { made } = await makeDocuments(copy);
    const factsheet = documentFrom('strategies/EmergingMoat.mdx').data.file;
    expect(made.sort()).toEqual([factsheet, 'newsletter/insights-emerging-moat.pdf']);
    // The list is a new file that was moved into its place, so that a killed run leaves no half of it.
    expect(readFileSync(join(copy, 'list-before'))).toEqual(before);
    // The killed run had not yet written its record.
    const after = readFileSync(madeDocumentsPath(copy));
    writeFileSync(madeDocumentsPath(copy), before);
    expect((await makeDocuments(copy)).made.sort()).toEqual(made);
    expect(readFileSync(madeDocumentsPath(copy))).toEqual(after);
  });

  it('does not change the firm’s own PDFs', async () => {
    change(join(copy, 'content/documents/investor-charter.yaml'), /^madeFrom: .*\n/m, '');
    writeFileSync(join(copy, 'public', charter), 'the firm’s own');
    expect((await makeDocuments(copy)).made).toEqual([]);
    expect(read(charter).toString()).toBe('the firm’s own');
  });

  it('lays out all markup that the checks accept', async () => {
    const marks = [
      'See [our paper][paper], [paper], ~~two~~ three limits.{/* ask somebody */}',
      '{/* and once more */}',
      '<Note>Words {/* not these */} go on.[^n]</Note>',
      '~~No [paper]~~, [nor ~~this~~ one](/FAQ).',
      `| [Part](/FAQ) | Note[^n] |\n| - | - |${'\n| a | b |'.repeat(40)}`,
      '<DocumentLink id="investor-charter" label="Charter" />',
      '[paper]: /newsletter/what-is-a-moat.pdf\n[^n]: See [our limits][limits].\n\n[limits]: /EmergingMoat',
    ].join('\n\n');
    change(join(copy, 'content/communiques/Communique2.mdx'), /\n---\n\n/, `\n---\n\n${marks}\n\n`);
    expect(checkContent(readTree(copy), { now: buildDate(), forWriters: true }).mistakes.map(findingLine)).toEqual([]);
    expect((await makeDocuments(copy)).made).toEqual(['newsletter/Communique2.pdf']);
    const words = (await pagesOfPdf(read('newsletter/Communique2.pdf'))).join(' ');
    expect(words).toContain('See our paper, paper, two three limits.');
    expect(words).not.toContain('somebody');
    expect(words).toContain('Charter Specimen');
  });

  it('removes the PDF of a withdrawn article, needs no entry for it until then, and keeps the firm’s own', async () => {
    for (const name of ['Communique2', 'Communique3']) rmSync(join(copy, `content/communiques/${name}.mdx`));
    expect((await checkProject(copy)).mistakes).toEqual([]);
    writeFileSync(join(copy, 'public/newsletter/Communique2.pdf'), 'the firm’s own');
    await makeDocuments(copy);
    expect(existsSync(join(copy, 'public/newsletter/Communique3.pdf'))).toBe(false);
    expect(read('newsletter/Communique2.pdf').toString()).toBe('the firm’s own');
    expect(existsSync(join(copy, 'public/files/disclosure-document-2025-04.pdf'))).toBe(true);
  });

  it('writes nothing, and names file and line, if a text has something without a PDF form', async () => {
    change(join(copy, 'content/papers/what-is-a-moat.mdx'), /^Some businesses/m, '<Video />\n\nSome businesses');
    const before = read('newsletter/what-is-a-moat.pdf');
    await expect(makeDocuments(copy)).rejects.toThrow(
      /papers\/what-is-a-moat\.mdx:\d+ {2}no PDF can be made from this text: a PDF cannot show <Video>/,
    );
    expect(read('newsletter/what-is-a-moat.pdf').equals(before)).toBe(true);
  });
});
