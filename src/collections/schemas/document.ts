import { z } from 'astro/zod';
import { type DocumentKind, documentKinds } from '../../lib/documents/document-series.ts';
import { pdfFolders } from '../../lib/documents/pdf-folders.ts';
import { isoDate, line, monthRange, order, reference, specimen, summary } from './fields.ts';
import { pdfSchema } from './pdf.ts';

/** Kinds of document that belong to a strategy or fund. */
const ofStrategies: readonly DocumentKind[] = ['factsheet', 'portfolio'];

const fields = {
  title: line('Title as shown wherever the document is linked.'),
  kind: z.enum(documentKinds).describe('What sort of document it is.'),
  strategy: reference(
    'approaches',
    'Id of the strategy or fund that it is about, for a factsheet or a portfolio paper.',
  ).optional(),
  period: monthRange(
    'Months that it reports on: one, written 2025-08, or the first and the last, written 2025-04 to 2025-06.',
  ).optional(),
  date: isoDate('Day of the document, if it reports on no period.').optional(),
  published: isoDate('Day on which it was published on this site, if not on its date.').optional(),
  summary: summary('One sentence: what a reader finds in it.'),
  audience: line('Intended readers, for instance “Investors and distributors”.'),
  file: z
    .string()
    .regex(new RegExp(`^(${Object.keys(pdfFolders).join('|')})/[^/\\\\%#?]+\\.pdf$`), {
      error: 'must be files/NAME.pdf or newsletter/NAME.pdf, its path in public/, with no %, # or ? in NAME',
    })
    .describe(
      'Path of the PDF below public/: files/… for downloads, newsletter/… for the reading room and article papers.',
    )
    .meta({ names: 'pdf' }),
  madeFrom: z
    .string()
    .regex(/^(papers|strategies|funds)\/[\w-]+\.mdx$|^complaints\.yaml$/, {
      error: 'must be a file in content/: papers/NAME.mdx, strategies/NAME.mdx, funds/NAME.mdx or complaints.yaml',
    })
    .optional()
    .describe(
      'File in content/ that “npm run documents” makes the PDF from, for instance papers/what-is-a-moat.mdx. Leave it out for a PDF of the firm’s own, which is then never overwritten.',
    )
    .meta({ names: 'sources' }),
  replaces: reference(
    'documents',
    'Id of the document that this one replaces, which becomes an earlier version.',
  ).optional(),
  readingRoom: z.boolean().default(false).describe('true for a paper that the Reading Room shows.'),
  order,
  specimen,
};

const written = z.strictObject(fields);

/** Rules between fields, and one date to sort by, from whichever of the two fields is given. */
const complete = <Shape extends z.output<typeof written>>(schema: z.ZodType<Shape>) =>
  schema
    .refine(({ period, date }) => (period === undefined) !== (date === undefined), {
      error: 'needs exactly one of period and date',
      path: ['period'],
    })
    .refine(({ kind, strategy }) => ofStrategies.includes(kind) === (strategy !== undefined), {
      error: `is needed for the kinds ${ofStrategies.map((kind) => `“${kind}”`).join(' and ')}, and must be left out for others`,
      path: ['strategy'],
    })
    // The first refinement ensures that one of the two is given; the zero is never used.
    .transform((document) => ({ ...document, date: document.period?.to ?? document.date ?? new Date(0) }));

/** A PDF that the site offers: a file in content/documents. The file's name is its id. */
export const documentSchema = complete(written);

/** The same as pages get it, with what the build has read from the PDF. */
export const listedDocumentSchema = complete(z.strictObject({ ...fields, pdf: pdfSchema }));

export type Document = z.output<typeof documentSchema>;

/** Documents that the page `id` always offers, so their file names stay the same in every version. */
export const documentsOfPages = [
  { id: 'ComplaintsData', file: 'content/documents/complaints-data.yaml' },
  { id: 'Performance', file: 'content/documents/performance-report.yaml' },
];
