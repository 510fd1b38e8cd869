import { type Collection, collections } from '../../src/collections/schemas/collections.ts';
import { shapeOf } from '../../src/collections/schemas/shape.ts';

/** The collections whose files are fields alone; for those of MDX files Astro writes schemas itself. */
const ofFields = Object.entries<Collection>(collections).filter(([, { ending }]) => ending === 'yaml');

const fileOf = (name: string) => `.vscode/schemas/${name}.schema.json`;

/**
 * JSON schemas from those that the build checks the content with, so that editors complete and check the same fields.
 *
 * @returns the text of each by its path from the project's root
 */
export function editorSchemas(): Map<string, string> {
  return new Map(ofFields.map(([name, { schema }]) => [fileOf(name), `${JSON.stringify(shapeOf(schema), null, 2)}\n`]));
}

/** Which files each schema is for, as VS Code’s extension for YAML wants to know it. */
export const schemaFiles = (): Record<string, string> =>
  Object.fromEntries(
    ofFields.map(([name, { single }]) => [`./${fileOf(name)}`, `content/${name}${single ? '' : '/*'}.yaml`]),
  );
