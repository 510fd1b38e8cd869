import type { Pdf } from '../../src/collections/schemas/pdf.ts';
import type { PdfFault } from '../../src/pdf/library/pdf-fault.ts';
import { findingWords } from '../../src/collections/findings/finding.ts';
import type { MessageCode } from '../../src/collections/findings/messages.ts';

/** A mistake that a writer could make in the site's own content, and the expected message. */
export interface Example {
  /** Key of the message in src/collections/findings/messages.ts. */
  code: MessageCode;
  /** The writer's mistake in words; the writers’ guide shows it. */
  name: string;
  /** The file with the mistake. */
  file: string;
  /** The file that the message names, if it is another one. */
  named?: string;
  /** A text of the file and its replacement; a single string is the whole new file. */
  change?: readonly [from: string, to: string] | string;
  /** A line that replaces the first one with the same text up to its colon. */
  line?: string;
  /** Dotted name of a field, and its new value; without a value the field is removed. */
  put?: readonly [name: string, value?: unknown];
  /** Bytes of the new file, if it is not text. */
  bytes?: readonly number[];
  /** Files that are deleted: a path, or a prefix of several paths. */
  remove?: string;
  /** An additional file, such as a picture: its size in bytes, and its first bytes if they are wrong. */
  also?: readonly [path: string, bytes: number, firstBytes?: string];
  /** Facts read from the PDF of the file, an entry of content/documents, or the fault found in it. */
  pdf?: Pdf | PdfFault;
  /** Text of the line that the message points to; defaults to the first line. */
  at?: string;
  /** Instead of `at`: dotted name of the field that the message points to, or of the one that it is missing from. */
  field?: string;
  /**
   * Text that the message contains, with its field first if it has one. The writers’ guide quotes the message of a
   * code’s first example, and tests/content/writers-guide.test.ts checks it.
   */
  says?: string;
}

/** The file that the example’s message names. */
export const namedBy = ({ file, named = file }: Example) => named;

type Mistake = Omit<Example, 'code' | 'name'>;

/** For a mistake in a text: the message, the line that it points to if not the first, and any additional file. */
type More = Pick<Example, 'says' | 'at' | 'also'>;

/** Short names for the files that many examples use. */
export const files = {
  accessibility: 'content/accessibility.yaml',
  article: 'content/communiques/Communique4.mdx',
  charter: 'content/documents/investor-charter.yaml',
  compounders: 'content/strategies/ModerateCompounders.mdx',
  disclaimer: 'content/legal/Disclaimer.mdx',
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

/** An example from its message, a description and the mistake; the file is given by its path or short name. */
export const exampleOf = (code: MessageCode, name: string, mistake: Mistake): Example => ({
  code,
  name,
  ...mistake,
  file: pathOf(mistake.file),
});

/** A file that a writer created, with its whole text. */
export const newFile = (code: MessageCode, name: string, file: string, change: string, says = ''): Example =>
  exampleOf(code, name, { file, change, says });

/** A file that should not exist, or one that conflicts with the reported file; a text is a draft. */
export const strayFile = (code: MessageCode, name: string, file: string, lying = file): Example =>
  exampleOf(code, name, { file, also: [lying, 1] });

/** The end of the front matter. */
const end = '\n---\n\n';

/** A mistake in the text of a file: these lines are inserted below the front matter, and the first of them is wrong. */
export const below =
  (file: string) =>
  (code: MessageCode, name: string, text: string, more: More = {}): Example =>
    exampleOf(code, name, { file, change: [end, `${end}${text}\n\n`], at: text.split('\n')[0] ?? '', ...more });

/** A mistake in the text of an article. */
export const inText = below('article');

/** A mistake in the value of a field: the changed line, or several lines, the last of which is wrong. */
export const inLine = (code: MessageCode, name: string, file: string, line: string, says = ''): Example =>
  exampleOf(code, name, { file, line, at: line.split('\n').at(-1) ?? '', says });

/** Mistakes in lines of a file that share one message: each changed line, and the text of its message. */
export const inLines = (code: MessageCode, file: string, rows: readonly (readonly [line: string, says: string])[]) =>
  rows.map(([line, says]) => inLine(code, line, file, line, says));

/** A mistake in any part of a file: a text and its replacement, whose last line is the wrong one. */
export const inPart = (
  code: MessageCode,
  name: string,
  file: string,
  change: readonly [from: string, to: string],
  says = '',
  at = change[1].split('\n').findLast((line) => line !== '') ?? '',
): Example => exampleOf(code, name, { file, change, at, says });

/** A field with a wrong value, or without one, by its dotted name; the message points to it, or to `blamed`. */
export const put = (
  ...[code, name, file, field, value, blamed = field]: [MessageCode, string, string, string, unknown?, string?]
): Example => exampleOf(code, name, { file, put: [field, value], field: blamed });

/** Dotted name of a field, its wrong value, the message, and the field that the message names if it is another one. */
type FieldRow = readonly [name: string, value: unknown, says: string, blamed?: string];

/** A mistake in a field, named after its message. */
export const inField = (
  ...[code, file, name, value, says, blamed = name]: [MessageCode, string, ...FieldRow]
): Example => ({
  ...put(code, `${name} of ${file}: ${says}`, file, name, value, blamed),
  says: findingWords({ field: blamed, message: says }),
});

/** Mistakes in the fields of a file that share one message. */
export const inFields = (code: MessageCode, file: string, rows: readonly FieldRow[]): Example[] =>
  rows.map((row) => inField(code, file, ...row));

/** A mistake in a text, its message, and the line that the message points to if not the first. */
type TextRow = readonly [code: MessageCode, text: string, says: string, at?: string];

/** Mistakes in the text of a file. */
export const inTexts = (file: string, rows: readonly TextRow[]): Example[] =>
  rows.map(([code, text, says, at = text.split('\n')[0] ?? '']) => below(file)(code, text, text, { says, at }));
