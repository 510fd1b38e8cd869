/**
 * Regenerates the writers' reference: in content/README.md the tables of components (from src/mdx) and of messages
 * (from tests/mistakes), and the schemas that their editors use to complete and check fields.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTree } from '../src/collections/loader/content-tree.ts';
import { guideMarks, guideTable } from '../tests/mistakes/guide.ts';
import { componentTables } from '../src/mdx/guide.ts';
import { editorSchemas } from './lib/editor-schemas.ts';
import { main, readArguments, root, SetupError } from './setup.mjs';

const file = path.join(root, 'content/README.md');

/** Replaces the text between the two markers with the table. */
function withTable(text: string, [begin, end]: readonly [string, string], table: string): string {
  const from = text.indexOf(begin) + begin.length;
  const to = text.indexOf(end);
  if (from < begin.length || to < from)
    throw new SetupError(`content/README.md does not have the markers of the table: ${begin} and ${end}.`);
  return `${text.slice(0, from)}\n\n${table}\n\n${text.slice(to)}`;
}

await main(() => {
  readArguments({}, 'Write: npm run guide');
  let guide = readFileSync(file, 'utf8');
  for (const [marks, table] of componentTables) guide = withTable(guide, marks, table);
  writeFileSync(file, guide);
  for (const [schema, text] of editorSchemas()) {
    mkdirSync(path.dirname(path.join(root, schema)), { recursive: true });
    writeFileSync(path.join(root, schema), text);
  }
  console.log('The tables of components in content/README.md and the schemas in .vscode are up to date.');
  // Last, because another firm’s content may lack what an example changes.
  writeFileSync(file, withTable(guide, guideMarks, guideTable(readTree(root))));
  console.log('So is the table of messages.');
});
