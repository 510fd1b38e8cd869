/** A content file split into its fields and the text below them. */
type EntryText = Record<'fields' | 'text', string>;

/** The front matter of an MDX file: present, missing, not at the beginning, or never closed. */
type FrontMatter = 'there' | 'none' | 'late' | 'unclosed';

/** The kinds of content file: MDX has its fields above a text, YAML is all fields. */
export type Ending = 'yaml' | 'mdx';

/** A file with \n line endings and without a byte order mark. */
export const plainText = (file: string): string => file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** Splits a file; `text` begins after the line of hyphens that ends the fields. */
export function cutEntry(file: string, ending: Ending): EntryText & { frontMatter: FrontMatter } {
  const plain = plainText(file);
  if (ending === 'yaml') return { fields: plain, text: '', frontMatter: 'there' };
  const lines = plain.split('\n');
  const [first, last] = lines.flatMap((line, index) => (/^---[ \t]*$/.test(line) ? [index] : []));
  // Also if the first line has another number of hyphens, or a dash.
  const isLate = last !== undefined || /^[-–—]+[ \t]*$/.test(lines[0] ?? '');
  if (first !== 0) return { fields: '', text: plain, frontMatter: isLate ? 'late' : 'none' };
  const fields = lines.slice(1, last).join('\n');
  // A heading, unless it is a remark above a field, or a sentence after an empty line is the text, so the “closing” line
  // is a rule across the page.
  const isText = /\n[ \t]*\n(?:#{2,6} (?![^]*\n["']?[\w-]+["']?[ \t]*:)|[^\s#-](?![\w-]*["']?[ \t]*:))/;
  if (last === undefined || isText.test(fields)) return { fields: '', text: '', frontMatter: 'unclosed' };
  return { fields: fields && `${fields}\n`, text: lines.slice(last + 1).join('\n'), frontMatter: 'there' };
}

/** Puts a file together again. */
export const joinEntry = ({ fields, text }: EntryText, ending: Ending): string =>
  ending === 'yaml' ? fields : `---\n${fields}---\n${text}`;

/** The style of writers in YAML: no wrapped lines, and no spaces inside the brackets of lists. */
export const style = { lineWidth: 0, flowCollectionPadding: false } as const;
