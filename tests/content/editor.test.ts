import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { collectionOf, type CollectionName } from '../../src/collections/schemas/collections.ts';
import { editorSchemas } from '../../tools/lib/editor-schemas.ts';

/** VS Code settings, without comments. */
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')) as Record<
  string,
  unknown
>;

it('has schemas with the fields that the build checks; `npm run guide` writes them', () => {
  for (const [file, text] of editorSchemas()) expect(readFileSync(file, 'utf8'), file).toBe(text);
});

it('maps each YAML file to its schema', () => {
  const ofFiles = [...editorSchemas().keys()].map((file) => {
    const name = basename(file, '.schema.json');
    return [`./${file}`, `content/${name}${collectionOf(name as CollectionName).single ? '' : '/*'}.yaml`] as const;
  });
  expect(settings['yaml.schemas']).toEqual(Object.fromEntries(ofFiles));
  const covered = ofFiles.flatMap(([, pattern]) => globSync(pattern));
  expect(covered.sort()).toEqual(globSync('content/**/*.yaml').sort());
});
