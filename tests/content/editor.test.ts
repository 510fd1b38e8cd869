import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editorSchemas, schemaFiles } from '../../tools/lib/editor-schemas.ts';

/** Settings of VS Code, which may hold comments. */
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')) as Record<
  string,
  unknown
>;

it('has the fields that the build checks; `npm run guide` writes them', () => {
  for (const [file, text] of editorSchemas()) expect(readFileSync(file, 'utf8'), file).toBe(text);
});

it('knows for each file of fields which schema is its own', () => {
  expect(settings['yaml.schemas']).toEqual(schemaFiles());
  const covered = Object.values(schemaFiles()).flatMap((pattern) => globSync(pattern));
  expect(covered.sort()).toEqual(globSync('content/**/*.yaml').sort());
});
