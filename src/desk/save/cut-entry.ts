import type { DeskCollection } from '../entries/describe-desk.ts';

/** A file split into its fields and the text below them. */
export interface CutEntry {
  fields: string;
  text: string;
}

/** Splits a file; `text` begins after the line of hyphens that ends the fields. */
export function cutEntry(file: string, ending: DeskCollection['ending']): CutEntry {
  const plain = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  if (ending === 'yaml') return { fields: plain, text: '' };
  const [, fields = '', text = ''] = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*\n?([\s\S]*)$/.exec(plain) ?? [];
  return { fields, text };
}

/** Puts a file together again. */
export const joinEntry = ({ fields, text }: CutEntry, ending: DeskCollection['ending']): string =>
  ending === 'yaml' ? fields : `---\n${fields}---\n${text}`;
