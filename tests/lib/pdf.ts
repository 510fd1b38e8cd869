import { createCipheriv, createHash } from 'node:crypto';

/** Properties of a PDF made for a test. */
export interface PdfPlan {
  pages?: number;
  title?: string;
  tagged?: boolean;
  /** Side of a square picture of noise on the first page, in pixels of three bytes, uncompressed. */
  noise?: number;
  /** Password to open it; if empty, anyone can read it but not print it. */
  password?: string;
}

/** Reproducible noise: encrypted zeros. */
const noiseOf = (length: number): string =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(length)).toString('latin1');

/** The encryption dictionary of a PDF, for the standard handler, revision 5, with a key of zeros. */
function encryption(password: string): string {
  const zeros = (length: number) => Buffer.alloc(length);
  const hash = createHash('sha256').update(password).update(zeros(8)).digest();
  const key = createCipheriv('aes-256-cbc', hash, zeros(16)).update(zeros(32));
  const allowed = Buffer.from('\0\0\0\0\xff\xff\xff\xffTadb\0\0\0\0', 'latin1');
  const rights = createCipheriv('aes-256-ecb', zeros(32), null).update(allowed);
  const values = { O: zeros(48), OE: zeros(32), U: Buffer.concat([hash, zeros(16)]), UE: key, Perms: rights };
  const hex = Object.entries(values).map(([name, bytes]) => `/${name} <${bytes.toString('hex')}>`);
  return ` /Encrypt << /Filter /Standard /V 5 /R 5 /Length 256 /P 0 /StmF /C /StrF /C /CF << /C << /CFM /AESV3 >> >> ${hex.join(' ')} >>`;
}

const streamOf = (data: string, kind = ''): string => `<< ${kind}/Length ${data.length} >>\nstream\n${data}\nendstream`;

/** A minimal PDF of A4 pages, with a correct cross-reference table (xref). */
export function makePdf({ pages = 1, title = '', tagged = false, noise = 0, password }: PdfPlan = {}): Buffer {
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
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R${password === undefined ? '' : encryption(password)} >>`;
  // One byte per character, so that string offsets are file offsets.
  return Buffer.from(`${file}${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
}
