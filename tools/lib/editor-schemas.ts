import { type Collection, collections } from '../../src/collections/schemas/collections.ts';
import { shapeOf } from '../../src/collections/schemas/shape.ts';

/**
 * JSON schemas of the YAML collections, made from the schemas that the build uses, so that editors complete and check
 * the same fields. For MDX collections Astro writes such schemas itself.
 *
 * @returns the text of each schema, by its path from the project's root
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
