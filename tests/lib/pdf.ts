/** What a PDF made for a test should have. */
export interface PdfPlan {
  pages?: number;
  title?: string;
  tagged?: boolean;
  /** Side of a square picture of noise on the first page, in pixels: three bytes each, uncompressed. */
  noise?: number;
}

/** Noise that is always the same. */
function noiseOf(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 2654435761;
  for (let index = 0; index < length; index += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes.writeUInt32LE(state, Math.min(index, length - 4));
  }
  return bytes;
}

/** A PDF of A4 pages, as small as the format allows, with a table of contents (xref) that is right. */
export function makePdf({ pages = 1, title = '', tagged = false, noise = 0 }: PdfPlan = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${String(index + 5)} 0 R`).join(' ');
  const drawing = noise > 0 ? 'q 500 0 0 500 40 200 cm /P Do Q' : '';
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R${tagged ? ' /MarkInfo << /Marked true >>' : ''} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${String(pages)} >>`,
    `<< /Length ${String(drawing.length)} >>\nstream\n${drawing}\nendstream`,
    pictureOf(noise),
    ...Array.from(
      { length: pages },
      (_, index) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]${index === 0 ? ' /Contents 3 0 R /Resources << /XObject << /P 4 0 R >> >>' : ''} >>`,
    ),
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
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const part = Buffer.concat([
      Buffer.from(`${String(index + 1)} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    const offset = length;
    parts.push(part);
    length += part.length;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = String(objects.length + 1);
  const trailer = `trailer << /Size ${count} /Root 1 0 R /Info ${String(objects.length)} 0 R >>`;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}${trailer}\nstartxref\n${String(length)}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
