/**
 * Writes anew what writers are told by the code: the table of messages in content/README.md, from src/checks/examples, and
 * the schemas by which their editor completes and checks fields.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTree } from '../src/checks/content-tree.ts';
import { guideMarks, guideTable } from '../src/checks/examples/guide.ts';
import { editorSchemas } from './lib/editor-schemas.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'content/README.md');
const guide = readFileSync(file, 'utf8');
const [begin, end] = guideMarks;
const from = guide.indexOf(begin) + begin.length;
const to = guide.indexOf(end);
if (from < begin.length || to < from)
  throw new Error(`content/README.md has no place for the table: ${begin} and ${end}.`);
writeFileSync(file, `${guide.slice(0, from)}\n\n${guideTable(readTree(root))}\n\n${guide.slice(to)}`);
for (const [schema, text] of editorSchemas()) {
  mkdirSync(path.dirname(path.join(root, schema)), { recursive: true });
  writeFileSync(path.join(root, schema), text);
}
console.log('The table of messages in content/README.md and the schemas in .vscode are up to date.');
