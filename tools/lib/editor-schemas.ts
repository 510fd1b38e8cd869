import { type Collection, collections } from '../../src/collections/schemas/collections.ts';
import { shapeOf } from '../../src/collections/schemas/shape.ts';

/**
 * JSON schemas from those that the build checks the content with, so that editors complete and check the same fields: of
 * the collections whose files are fields alone, as for those of MDX files Astro writes schemas itself.
 *
 * @returns the text of each by its path from the project's root
 */
export function editorSchemas(): Map<string, string> {
  const ofFields = Object.entries<Collection>(collections).filter(([, { ending }]) => ending === 'yaml');
  return new Map(
    ofFields.map(([name, { schema }]) => [
      `.vscode/schemas/${name}.schema.json`,
      `${JSON.stringify(shapeOf(schema), null, 2)}\n`,
    ]),
  );
}
