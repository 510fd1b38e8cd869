import { createCipheriv } from 'node:crypto';

/** Properties of a PDF made for a test. */
interface PdfPlan {
  pages?: number;
  title?: string;
  tagged?: boolean;
  /** Side of a square picture of noise on the first page, in pixels of three bytes, uncompressed. */
  noise?: number;
}

/** Reproducible noise: encrypted zeros. */
const noiseOf = (length: number): string =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(length)).toString('latin1');

const streamOf = (data: string, kind = ''): string => `<< ${kind}/Length ${data.length} >>\nstream\n${data}\nendstream`;

/** A minimal PDF of A4 pages, with a correct cross-reference table (xref). */
export function makePdf({ pages = 1, title = '', tagged = false, noise = 0 }: PdfPlan = {}): Buffer {
  const size = `/Width ${noise} /Height ${noise} /ColorSpace /DeviceRGB /BitsPerComponent 8 `;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R${tagged ? ' /MarkInfo << /Marked true >>' : ''} >>`,
    `<< /Type /Pages /Kids [${Array.from({ length: pages }, (_, index) => `${index + 5} 0 R`).join(' ')}] /Count ${pages} >>`,
    streamOf(noise > 0 ? 'q 500 0 0 500 40 200 cm /P Do Q' : ''),
    streamOf(noiseOf(noise * noise * 3), `/Type /XObject /Subtype /Image ${size}`),
    ...Array.from({ length: pages }, (_, index) => {
      const contents = index === 0 ? ' /Contents 3 0 R /Resources << /XObject << /P 4 0 R >> >>' : '';
      return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]${contents} >>`;
    }),
    `<< ${title === '' ? '' : `/Title <${Buffer.from(`\uFEFF${title}`, 'utf16le').swap16().toString('hex')}>`} >>`,
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = String(file.length).padStart(10, '0');
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  // One byte per character, so that string offsets are file offsets.
  return Buffer.from(`${file}${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
}
