import type { YAMLError } from 'yaml';

/** What the parser's findings mean to somebody who has never heard of a parser. */
const words: Partial<Record<YAMLError['code'], string>> = {
  BAD_DQ_ESCAPE: 'a backslash stands in a text with double quotation marks: write it with single ones',
  BAD_INDENT:
    'the spaces before this line do not fit those of its neighbours: fields of one group stand one below the other',
  BAD_SCALAR_START: 'a value that begins with this sign must stand in quotation marks',
  BLOCK_AS_IMPLICIT_KEY: 'the value contains a colon: put the whole value in quotation marks',
  BLOCK_IN_FLOW: 'a list in square brackets has to be closed on its own line',
  DUPLICATE_KEY: 'this field stands twice: keep one of them',
  MISSING_CHAR:
    'something is not closed or a colon is missing: look for a single quotation mark or bracket, and write “name: value”',
  MULTILINE_IMPLICIT_KEY: 'this line has no colon: write “name: value”',
  MULTIPLE_ANCHORS: 'a value that begins with & must stand in quotation marks',
  MULTIPLE_DOCS: 'a line of three hyphens divides the file: take it out',
  TAB_AS_INDENT: 'the line begins with a tab: use two spaces',
  TAG_RESOLVE_FAILED: 'a value that begins with ! must stand in quotation marks',
  UNEXPECTED_TOKEN:
    'there is something here that does not belong: put the whole value in quotation marks, or compare the line with its neighbours',
};

export const explainYaml = ({ code }: YAMLError): string =>
  words[code] ??
  'this line cannot be read: put the whole value in quotation marks, or compare the line with its neighbours';
