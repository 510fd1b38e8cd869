import path from 'node:path';
import { z } from 'astro/zod';
import { type Collection, collections } from '../../src/collections/schemas/collections.ts';

/**
 * JSON schemas of the collections whose files are fields alone, from the schemas that the build checks them with, so
 * that editors complete and check the same fields. Those of MDX files Astro writes itself.
 *
 * @returns the text of each by its path from the project's root
 */
export function editorSchemas(): Map<string, string> {
  const all: [string, Collection][] = Object.entries(collections);
  const fields = all.filter(([, { ending }]) => ending === 'yaml');
  return new Map(
    fields.map(([name, { schema }]) => {
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      return [path.posix.join('.vscode/schemas', `${name}.schema.json`), `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

/** Which files each schema is for, as VS Code’s extension for YAML wants to know it. */
export function schemaFiles(): Record<string, string> {
  const all: [string, Collection][] = Object.entries(collections);
  return Object.fromEntries(
    all
      .filter(([, { ending }]) => ending === 'yaml')
      .map(([name, { single }]) => [
        `./.vscode/schemas/${name}.schema.json`,
        single ? `content/${name}.yaml` : `content/${name}/*.yaml`,
      ]),
  );
}
