import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { examinePdf, readPreview } from '../../../../src/pdf/library/examine-pdf.ts';
import { PdfFault } from '../../../../src/pdf/library/pdf-fault.ts';
import { previewBox, previewFormats } from '../../../../src/pdf/library/preview.ts';
import { makePdf } from '../../../lib/pdf.ts';
import { temporaryFolder, writeInto } from '../../../lib/temporary-folder.ts';

/** Examines a file of this name and content, in a project of its own. */
function examine(bytes: Uint8Array, name = 'paper.pdf') {
  const project = temporaryFolder();
  writeInto(join(project, 'public'), { [name]: bytes });
  return { project, name, cache: join(project, '.cache/documents'), result: examinePdf(project, name) };
}

describe('a PDF that can be read', () => {
  it('has its pages, size, title and tags read, and gets previews of its first page', async () => {
    const bytes = makePdf({ pages: 3, title: 'What a moat is – ₹50 lakh', tagged: true });
    const { project, name, result } = examine(bytes);
    const { preview, ...facts } = await result;
    expect(facts).toEqual({ bytes: bytes.length, pages: 3, title: 'What a moat is – ₹50 lakh', tagged: true });
    expect(preview).toMatchObject({ width: previewBox.width, height: previewBox.height });
    for (const format of previewFormats) {
      const { width, height } = await sharp(await readPreview(project, name, format)).metadata();
      expect([width, height]).toEqual([preview.width, preview.height]);
    }
  });

  test.each(['കിടങ്ങ്.pdf', "it's 100% & more #1.pdf"])('may be called %s', async (name) => {
    expect(await examine(makePdf({ title: name }), name).result).toMatchObject({ pages: 1, title: name });
  });

  it('gets previews of at most 25 KB, even of noise', async () => {
    const { project, name, result } = examine(makePdf({ noise: 400 }));
    await result;
    for (const format of previewFormats)
      expect((await readPreview(project, name, format)).length).toBeLessThanOrEqual(25 * 1024);
  });
});

const whole = makePdf({ pages: 20, title: 'Whole', noise: 100 });
/** A page encrypted with AES-256. The restricted one opens without its password, and only must not be printed. */
const encrypted = (name: string) => readFileSync(join(import.meta.dirname, `${name}.pdf`));
const red = { create: { width: 8, height: 8, channels: 3 as const, background: 'red' } };

test.each<[string, Uint8Array | Promise<Uint8Array>, RegExp]>([
  ['of no bytes', new Uint8Array(), /^is empty \(0 bytes\)/],
  ['without pages', makePdf({ pages: 0 }), /^is empty: it has no page/],
  ['cut in the middle', whole.subarray(0, whole.length / 2), /^is cut off: its end is missing/],
  ['that has lost its last line', whole.subarray(0, -8), /^is cut off: its end is missing/],
  ['with a PDF’s two ends', Buffer.from(`%PDF-1.7\n${'?'.repeat(3000)}\n%%EOF`), /^does not open: it is damaged/],
  ['that asks for a password', encrypted('asks-for-a-password'), /^is encrypted: save it without a password/],
  ['that opens but is restricted', encrypted('restricted'), /^is encrypted: save it without a password/],
  ['that is a JPEG', sharp(red).jpeg().toBuffer(), /^is not a PDF but a JPEG picture: save it as a PDF/],
  ['that is a web page', Buffer.from('<!doctype html><title>Not found</title>'), /^is not a PDF but a web page/],
  ['that is something else', Buffer.from('nothing that anybody knows'), /^is not a PDF: save it as a PDF/],
])('a file that a visitor could not read: one %s', async (_, bytes, words) => {
  const { cache, result } = examine(await bytes);
  const fault = await result.catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(PdfFault);
  expect((fault as PdfFault).message).toMatch(words);
  // Nothing is cached, so that the next build examines it again.
  expect(() => readdirSync(cache)).toThrow(/ENOENT/);
});

it('examines a replaced PDF of the same name, but not one with the same bytes under another name', async () => {
  const { project, name, cache, result } = examine(makePdf({ title: 'First' }));
  const path = join(project, 'public', name);
  const first = await result;
  const kept = readdirSync(cache);
  writeFileSync(join(project, 'public/copy.pdf'), readFileSync(path));
  expect(await examinePdf(project, 'copy.pdf')).toEqual(first);
  expect(readdirSync(cache)).toEqual(kept);
  writeFileSync(path, makePdf({ title: 'Later' }));
  const later = await examinePdf(project, name);
  expect(later.title).toBe('Later');
  expect(later.preview.name).not.toBe(first.preview.name);
});
