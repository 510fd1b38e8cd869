import { isMap, isScalar, parseDocument } from 'yaml';

/** Where the fields of a file stand in its text: all of a YAML file, the front matter of an MDX file. */
function fieldsOf(text: string): { start: number; yaml: string } {
  const front = /^---\n([\s\S]*?\n)---\n/.exec(text);
  return front?.[1] === undefined ? { start: 0, yaml: text } : { start: 4, yaml: front[1] };
}

/** Puts a plain value in the place of a field’s, and leaves every other sign of the file as it is; undefined where there is no such field. */
export function setField(text: string, path: readonly string[], value: string): string | undefined {
  const { start, yaml } = fieldsOf(text);
  const node = parseDocument(yaml).getIn(path, true);
  const range = isScalar(node) ? node.range : undefined;
  if (!range) return undefined;
  return `${text.slice(0, start + range[0])}${value}${text.slice(start + range[1])}`;
}

/** Takes a field of one line out. */
export const dropField = (text: string, name: string): string => text.replace(new RegExp(`^${name}:.*\\n`, 'm'), '');

/** Puts lines behind those of a field of the first level, or at the end of the fields where it is not there. */
export function addToList(text: string, name: string, lines: string): string {
  const { start, yaml } = fieldsOf(text);
  const contents = parseDocument(yaml).contents;
  const items = isMap(contents) ? contents.items : [];
  const index = items.findIndex((item) => isScalar(item.key) && item.key.value === name);
  if (index < 0) return `${text.slice(0, start + yaml.length)}${name}:\n${lines}${text.slice(start + yaml.length)}`;
  const next = items[index + 1]?.key;
  const end = isScalar(next) ? next.range[0] : yaml.length;
  return `${text.slice(0, start + end)}${lines}${text.slice(start + end)}`;
}
