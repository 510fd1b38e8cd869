import type { Pdf } from '../../src/collections/schemas/pdf.ts';
import type { PdfFault } from '../../src/pdf/library/pdf-fault.ts';
import type { MessageCode } from '../../src/collections/findings/messages.ts';

/** One slip that a writer could make in the site's own content, and what has to be said about it. */
export interface Example {
  /** The message in src/collections/findings/messages.ts. */
  code: MessageCode;
  /** What the writer did. */
  name: string;
  /** The file that the message names. */
  file: string;
  /** Text of the file and what the writer made of it; a text alone is the whole new file. */
  change?: readonly [from: string, to: string] | string;
  /** A line as the writer left it, in the place of the first one that has the same words up to its colon. */
  line?: string;
  /** A field by its dotted name, and the value that the writer gave it; without one it is taken out. */
  put?: readonly [name: string, value?: unknown];
  /** Bytes of the new file, where it is no text. */
  bytes?: readonly number[];
  /** Files that are not there any more: a path, or the beginning of several. */
  remove?: string;
  /** A file of this many bytes that is there as well, such as a picture, and how it begins where that is not as it should. */
  also?: readonly [path: string, bytes: number, begins?: string];
  /** What the PDF of the file, an entry of content/documents, says of itself, or what is wrong with it. */
  pdf?: Pdf | PdfFault;
  /** Text of the line that the message points to; the first line where nothing is given. */
  at?: string;
  /** Dotted name of the field that the message points to, or to what it is missing in, in the place of a text. */
  field?: string;
  /**
   * What the message says, its field first if it has one. Of the first example of a message the writers’ guide has all the
   * words, and tests/content/writers-guide.test.ts holds it to them.
   */
  says?: string;
}

type Slip = Omit<Example, 'code' | 'name'>;

/** What is said of a slip in a text, the line that it points to where that is not the first, and what is there as well. */
type More = Pick<Example, 'says' | 'at' | 'also'>;

/** Files in which many slips are made, by the short names that stand for them here. */
export const files = {
  accessibility: 'content/accessibility.yaml',
  article: 'content/communiques/Communique4.mdx',
  charter: 'content/documents/investor-charter.yaml',
  compounders: 'content/strategies/ModerateCompounders.mdx',
  factsheet: 'content/documents/emerging-moat-factsheet.yaml',
  firm: 'content/settings.yaml',
  fund: 'content/funds/UpperCrustWealthFund.mdx',
  grievances: 'content/complaints.yaml',
  member: 'content/team/anjali-nair.yaml',
  menus: 'content/navigation.yaml',
  page: 'content/pages/Schemes.mdx',
  paper: 'content/documents/what-is-a-moat.yaml',
  paperText: 'content/papers/what-is-a-moat.mdx',
  question: 'content/faq/who-can-invest.mdx',
  report: 'content/documents/performance-report.yaml',
  strategy: 'content/strategies/EmergingMoat.mdx',
} as const;

const pathOf = (file: string) => (Object.hasOwn(files, file) ? files[file as keyof typeof files] : file);

/** A slip with the message that tells of it, and what the writer did; its file by its path or its short name. */
export const told = (code: MessageCode, name: string, slip: Slip): Example => ({
  ...{ code, name, ...slip },
  file: pathOf(slip.file),
});

/** A file that a writer made, and all that is in it. */
export const made = (code: MessageCode, name: string, file: string, change: string, says = ''): Example =>
  told(code, name, { file, change, says });

/** A file that lies there, or lies beside the one that is told of; a text is a draft. */
export const lies = (code: MessageCode, name: string, file: string, lying = file): Example =>
  told(code, name, { file, also: [lying, 1] });

/** Where front matter ends. */
const end = '\n---\n\n';

/** A slip in the text of a file: these lines stand below the front matter, the first of them is wrong. */
export const below =
  (file: string) =>
  (code: MessageCode, name: string, text: string, more: More = {}): Example =>
    told(code, name, { file, change: [end, `${end}${text}\n\n`], at: text.split('\n')[0] ?? '', ...more });

/** A slip in the text of an article. */
export const inText = below('article');

/** A slip in the value of a field: the line as the writer left it, or lines of which the last is the wrong one. */
export const inLine = (code: MessageCode, name: string, file: string, line: string, says = ''): Example =>
  told(code, name, { file, line, at: line.split('\n').at(-1) ?? '', says });

/** Slips in lines of a file that are told by one message: each line as the writer left it, and what is said of it. */
export const inLines = (code: MessageCode, file: string, rows: readonly (readonly [line: string, says: string])[]) =>
  rows.map(([line, says]) => inLine(code, line, file, line, says));

/** A slip in any part of a file: its text and what was made of it, of which the last line is the wrong one. */
export const inPart = (
  code: MessageCode,
  name: string,
  file: string,
  change: readonly [from: string, to: string],
  says = '',
  at = change[1].split('\n').findLast((line) => line !== '') ?? '',
): Example => told(code, name, { file, change, at, says });

/** A slip in a field by its dotted name, or a field that is missing; what is said points to it or to the one that is blamed. */
export const put = (
  ...[code, name, file, field, value, blamed = field]: [MessageCode, string, string, string, unknown?, string?]
): Example => told(code, name, { file, put: [field, value], field: blamed });

/** A field by its dotted name, its value with the slip, and what is said then of it, or of the field that is blamed. */
type FieldRow = readonly [name: string, value: unknown, says: string, blamed?: string];

/** A slip in a field, in the words in which it is told. */
export const inField = (
  ...[code, file, name, value, says, blamed = name]: [MessageCode, string, ...FieldRow]
): Example => ({
  ...put(code, `${name} of ${file}: ${says}`, file, name, value, blamed),
  says: `${blamed} ${says}`,
});

/** Slips in the fields of a file that are told by one message. */
export const inFields = (code: MessageCode, file: string, rows: readonly FieldRow[]): Example[] =>
  rows.map((row) => inField(code, file, ...row));

/** A slip in a text, the words in which it is told, and its line where that is not the first. */
type TextRow = readonly [code: MessageCode, text: string, says: string, at?: string];

/** Slips in the text of a file. */
export const inTexts = (file: string, rows: readonly TextRow[]): Example[] =>
  rows.map(([code, text, says, at = text.split('\n')[0] ?? '']) => below(file)(code, text, text, { says, at }));
