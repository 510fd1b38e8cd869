import { type Document, parseDocument } from 'yaml';
import { cutEntry, joinEntry } from '../../src/desk/save/cut-entry.ts';

/** Changes fields of a file, and leaves its remarks, its other fields and its text as they are. */
export function withFields(file: string, ending: 'yaml' | 'mdx', change: (fields: Document) => void): string {
  const { fields, text } = cutEntry(file, ending);
  const document = parseDocument(fields);
  change(document);
  return joinEntry({ fields: document.toString({ lineWidth: 0, flowCollectionPadding: false }), text }, ending);
}
