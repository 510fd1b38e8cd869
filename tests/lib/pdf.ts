import { createCipheriv } from 'node:crypto';

/** What a PDF made for a test should have. */
export interface PdfPlan {
  pages?: number;
  title?: string;
  tagged?: boolean;
  /** Side of a square picture of noise on the first page, in pixels: three bytes each, uncompressed. */
  noise?: number;
}

/** Noise that is always the same: nothing, encrypted. */
const noiseOf = (length: number): Buffer =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(length));

/** A PDF of A4 pages, as small as the format allows, with a table of contents (xref) that is right. */
export function makePdf({ pages = 1, title = '', tagged = false, noise = 0 }: PdfPlan = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${String(index + 5)} 0 R`).join(' ');
  const drawing = noise > 0 ? 'q 500 0 0 500 40 200 cm /P Do Q' : '';
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R${tagged ? ' /MarkInfo << /Marked true >>' : ''} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${String(pages)} >>`,
    `<< /Length ${String(drawing.length)} >>\nstream\n${drawing}\nendstream`,
    pictureOf(noise),
    ...Array.from({ length: pages }, (_, index) => {
      const contents = index === 0 ? ' /Contents 3 0 R /Resources << /XObject << /P 4 0 R >> >>' : '';
      return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]${contents} >>`;
    }),
    `<< ${title === '' ? '' : `/Title <${Buffer.from(`\uFEFF${title}`, 'utf16le').swap16().toString('hex')}>`} >>`,
  ];
  return assemble(objects);
}

function pictureOf(side: number): Buffer {
  const data = noiseOf(side * side * 3);
  const size = `/Width ${String(side)} /Height ${String(side)} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  return Buffer.concat([
    Buffer.from(`<< /Type /XObject /Subtype /Image ${size} /Length ${String(data.length)} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

/** Puts numbered objects into a file; the first is the catalog, the last the information about the document. */
function assemble(objects: readonly (string | Buffer)[]): Buffer {
  let file = Buffer.from('%PDF-1.7\n');
  const add = (...parts: (string | Buffer)[]) => {
    file = Buffer.concat([file, ...parts.map((part) => Buffer.from(part))]);
  };
  const offsets = objects.map((object, index) => {
    const offset = String(file.length).padStart(10, '0');
    add(`${String(index + 1)} 0 obj\n`, object, '\nendobj\n');
    return `${offset} 00000 n \n`;
  });
  const count = String(objects.length + 1);
  const start = String(file.length);
  add(`xref\n0 ${count}\n0000000000 65535 f \n`, ...offsets);
  add(`trailer << /Size ${count} /Root 1 0 R /Info ${String(objects.length)} 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return file;
}
