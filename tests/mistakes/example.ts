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
  /** A file of this many bytes that is there as well, such as a picture. */
  also?: readonly [path: string, bytes: number];
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

/** What a slip may have beside its place and what is said of it. */
type More = Pick<Example, 'also' | 'at'>;

export const accessibility = 'content/accessibility.yaml';
export const article = 'content/communiques/Communique4.mdx';
export const charter = 'content/documents/investor-charter.yaml';
export const compounders = 'content/strategies/ModerateCompounders.mdx';
export const factsheet = 'content/documents/emerging-moat-factsheet.yaml';
export const firm = 'content/settings.yaml';
export const fund = 'content/funds/UpperCrustWealthFund.mdx';
export const grievances = 'content/complaints.yaml';
export const member = 'content/team/anjali-nair.yaml';
export const menus = 'content/navigation.yaml';
export const page = 'content/pages/Schemes.mdx';
export const paper = 'content/documents/what-is-a-moat.yaml';
export const paperText = 'content/papers/what-is-a-moat.mdx';
export const question = 'content/faq/who-can-invest.mdx';
export const strategy = 'content/strategies/EmergingMoat.mdx';

/** A slip with the message that tells of it, and what the writer did. */
export const told = (code: MessageCode, name: string, slip: Slip): Example => ({ code, name, ...slip });

/** Where front matter ends. */
const end = '\n---\n\n';

/** A slip in the text of a file: these lines stand below the front matter, the first of them is wrong. */
export const below =
  (file: string) =>
  (code: MessageCode, name: string, text: string, says = '', more: More = {}): Example =>
    told(code, name, { file, change: [end, `${end}${text}\n\n`], at: text.split('\n')[0] ?? '', says, ...more });

/** A slip in the text of an article. */
export const inText = below(article);

/** A slip in the value of a field: the line as the writer left it, which is the wrong one. */
export const inLine = (code: MessageCode, name: string, file: string, line: string, says = ''): Example =>
  told(code, name, { file, line, at: line, says });

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
type Row = readonly [name: string, value: unknown, says: string, blamed?: string];

/** Slips in the fields of a file that are told by one message. */
export const inFields = (code: MessageCode, file: string, rows: readonly Row[]): Example[] =>
  rows.map(([name, value, says, field = name]) => ({
    ...put(code, `${name} of ${file}: ${says}`, file, name, value, field),
    says: `${field} ${says}`,
  }));

/** Slips in the text of a file that are told by one message: the text, the first line of it wrong, and what is said. */
export const inTexts = (code: MessageCode, file: string, rows: readonly (readonly [text: string, says: string])[]) =>
  rows.map(([text, says]) => below(file)(code, text, text, says));
