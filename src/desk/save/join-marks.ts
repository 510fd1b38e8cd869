import type { DeskComponent } from '../fields/describe-components.ts';

/** A component without words between two tags, such as a Fact. */
const SINGLE = '<\\w+[^>]*/>';

/**
 * Joins marks without fields, such as a Note, that the editor has split: it closes them before another component within
 * them, and opens them again inside that component or behind it (docs/upstream/keystatic-typing.md). A Note has a
 * paragraph of its own.
 *
 * @param components all components, by name
 */
export function joinMarks(text: string, components: Readonly<Record<string, DeskComponent>>): string {
  const marksWith = (count: (fields: number) => boolean) =>
    Object.entries(components)
      .filter(([, { kind, fields }]) => kind === 'mark' && count(Object.keys(fields).length))
      .map(([name]) => name);
  const inner = marksWith((fields) => fields > 0).join('|');
  let joined = text;
  for (const name of marksWith((fields) => fields === 0)) {
    const [open, close] = [`<${name}>`, `</${name}>`];
    joined = joined
      .replaceAll(new RegExp(`(<(${inner})\\b[^>]*>)${open}([^<]*)${close}</\\2>`, 'g'), `${open}$1$3</$2>${close}`)
      .replaceAll(new RegExp(`^(${SINGLE})${open}`, 'gm'), `${open}$1`)
      .replaceAll(new RegExp(`${close}(${SINGLE})$`, 'gm'), `$1${close}`)
      .replaceAll(new RegExp(`${close}((?:${SINGLE})?)${open}`, 'g'), '$1');
  }
  return joined;
}
