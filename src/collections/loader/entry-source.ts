import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
  type Document,
  type YAMLError,
} from 'yaml';
import { cutEntry, type Ending, plainText } from './entry-text.ts';

/** A text in a field, with the line where it begins. */
interface FieldText {
  path: PropertyKey[];
  /** The same as one dotted name. */
  field: string;
  line: number;
  text: string;
  /** What YAML has cut off as a comment behind a text without quotation marks. */
  remark?: string | undefined;
}

/** The fields of one content file as its writer typed them, with their lines. */
export type EntrySource = ReturnType<typeof parseEntrySource>;

const nameOf = (path: readonly PropertyKey[]) => path.map(String).join('.');

const misaligned =
  'this line is not indented like its neighbours: all fields of a group need the same number of spaces before them';

/** The parser’s errors in words for writers. */
const yamlWords: Partial<Record<YAMLError['code'], string>> = {
  BAD_DQ_ESCAPE: 'there is a backslash in a value in double quotation marks: use single ones',
  BAD_INDENT: misaligned,
  BAD_SCALAR_START: 'a value that begins with this sign must be in quotation marks',
  BLOCK_AS_IMPLICIT_KEY:
    'the value contains a colon: put the whole value in quotation marks, or indent this line and the next like their neighbours',
  BLOCK_IN_FLOW: 'a list in square brackets must be closed on the same line',
  DUPLICATE_KEY: 'this field appears twice: keep one of them',
  MISSING_CHAR:
    'something is not closed or a colon is missing: look for a quotation mark or bracket without its pair, and write “name: value”, or indent the line by two spaces if it belongs to the one above',
  MULTILINE_IMPLICIT_KEY:
    'this line has no colon followed by a plain space: write “name: value”, or indent the line by two spaces if it belongs to the one above',
  MULTIPLE_ANCHORS: 'a value that begins with & must be in quotation marks',
  MULTIPLE_DOCS: 'a line of three hyphens divides the file in two: remove it',
  TAB_AS_INDENT: 'the line begins with a tab: use two spaces',
  TAG_RESOLVE_FAILED: 'a value that begins with ! must be in quotation marks',
};

const otherwise =
  'this line cannot be read: put the whole value in quotation marks, or compare the line with its neighbours';

/** Slips that the parser reports in other words, and perhaps on another line; each pattern begins on theirs. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/(?<=^\n?) +(?=\w+:)/, 'the first field is indented: remove the spaces before it'],
  [/^[ \t]*-[A-Za-z]\w*:/m, 'an item of a list needs a space after its hyphen: - name: value'],
  [/(?<=:\n)[ \t]*[*•] /, 'an item of a list begins with a hyphen and a space: - words'],
  [/^\w+: .*:$/m, 'the value ends with a colon: put the whole value in quotation marks'],
];

const unclosed = 'the straight quotation mark here is never closed: put another after the value';

/** One parser error; for a quotation mark that is never closed, moved from the end of the text to its beginning. */
function mistakeOf({ code, pos: [offset] }: YAMLError, yaml: string, { range, type }: Partial<Scalar> = {}) {
  const [value = ''] = yaml.slice(offset).split('\n', 1);
  // A value without a colon: the line below is indented as if it were part of the value.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !value.includes(': '))
    return { offset: offset + value.length + 1, message: misaligned };
  if (range && code === 'MISSING_CHAR') return { offset: range[0], message: unclosed };
  const other = type === 'QUOTE_SINGLE' ? 'double ones (")' : "single ones (')";
  const inner = `a quotation mark within the value ends it: put the whole value in ${other}`;
  return { offset, message: range && code === 'UNEXPECTED_TOKEN' ? inner : (yamlWords[code] ?? otherwise) };
}

/**
 * Mistakes in the YAML, as offset and message: the parser’s errors, and anchors and aliases (& and *), which a writer
 * meant as part of the text.
 */
function mistakesIn(document: Document, yaml: string): { offset: number; message: string }[] {
  const errors = [...document.errors, ...document.warnings];
  const found = slips.map(([pattern, message]) => ({ offset: yaml.search(pattern), message }));
  const slip = errors.length > 0 && found.find(({ offset }) => offset >= 0);
  if (slip) return [slip];
  // A tab makes the parser report every line below it.
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT');
  /** The texts in quotation marks, keyed by the offset where they end. */
  const quoted = new Map<number | undefined, Scalar>();
  const anchored: ReturnType<typeof mistakesIn> = [];
  visit(document, {
    Node: (_, node) => {
      if (isScalar(node) && node.type?.startsWith('QUOTE')) quoted.set(node.range?.[1], node);
      const name = isAlias(node) ? node.source : (node as { anchor?: string }).anchor;
      if (name === undefined) return;
      const sign = isAlias(node) ? '*' : '&';
      const message = `a value that begins with ${sign} must be in quotation marks (${sign}${name})`;
      anchored.push({ offset: node.range?.[0] ?? 0, message });
    },
  });
  const mistakes = (tabs.length > 0 ? tabs : errors).map((error) => mistakeOf(error, yaml, quoted.get(error.pos[0])));
  return [...mistakes, ...anchored];
}

/** The line of every field and item, keyed by its dotted name, and every text among them. */
function fieldsIn(document: Document, yaml: string, lineAt: (node: unknown) => number) {
  const lines = new Map<string, number>();
  const texts: FieldText[] = [];
  const enter = (node: unknown, path: PropertyKey[], begin: unknown) => {
    const field = nameOf(path);
    lines.set(field, lineAt(begin));
    if (isMap(node)) for (const { key, value } of node.items) enter(value, [...path, String(key)], key);
    if (isSeq(node)) for (const [index, item] of node.items.entries()) enter(item, [...path, index], item);
    if (!isScalar(node) || typeof node.value !== 'string') return;
    // A text in lines of its own (after `|` or `>`) begins below its field's name.
    const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
    const remark = node.type === 'PLAIN' ? /^[ \t]+(#.*)/.exec(yaml.slice(node.range?.[1]))?.[1] : undefined;
    texts.push({ path, field, line: lineAt(node) + (isBlock ? 1 : 0), text: node.value, remark });
  };
  enter(document.contents, [], undefined);
  return { lines, texts };
}

/**
 * Reads a content file with YAML 1.2’s core schema: dates are not parsed (which would turn 30 February into 1 March),
 * and `no` does not become false. Windows line endings and a byte order mark are accepted.
 */
export function parseEntrySource(written: string, ending: Ending) {
  const text = plainText(written);
  const { fields, text: below, frontMatter } = cutEntry(text, ending);
  // With an empty line for the hyphens above and, in the body, for all lines above, so that line numbers stay the same.
  const yaml = ending === 'mdx' ? `\n${fields}`.slice(0, -1) : fields;
  const body = below && text.slice(0, -below.length).replace(/[^\n]+/g, '') + below;
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, schema: 'core', prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const { lines, texts } = fieldsIn(document, yaml, (node) => (isNode(node) ? lineAt(node.range?.[0] ?? 0) : 1));
  const mistakes = mistakesIn(document, yaml).map(({ offset, message }) => ({ line: lineAt(offset), message }));
  return {
    /** The whole file, with \n line endings and without a byte order mark. */
    text,
    /** The text below the front matter, with an empty line for each line above; empty for a YAML file. */
    body,
    /** The state of the front matter; a YAML file counts as all front matter. */
    frontMatter,
    /** Front matter of an MDX file, or the whole of a YAML file. Dates stay text, so that schemas can check them. */
    data: mistakes.length > 0 ? {} : ((document.toJS() ?? {}) as unknown),
    /** Dotted names of all fields, without the items of lists. */
    names: [...lines.keys()].filter((name) => name !== '' && !/\.\d/.test(name)),
    /** Every text in the fields, at any depth. */
    texts: mistakes.length > 0 ? [] : texts,
    /** The first mistakes in the YAML itself, one per line: most others would only follow from these. */
    syntaxErrors: mistakes.filter(({ line }, index) => line !== mistakes[index - 1]?.line).slice(0, 5),
    /** Line in the file (from 1) of a field, of its nearest parent if it is missing, or of the file's beginning. */
    lineOf: (path: readonly PropertyKey[]): number => {
      const parents = path.map((_, index) => nameOf(path.slice(0, path.length - index)));
      return lines.get(parents.find((name) => lines.has(name)) ?? '') ?? 1;
    },
  };
}
