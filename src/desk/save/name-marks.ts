import type { DeskComponent } from '../fields/describe-components.ts';

/**
 * Has what goes around words, such as a Term, name the entry that is called like them, where nobody has chosen another.
 *
 * @param components those that texts of this kind may use
 */
export function nameMarks(text: string, components: Readonly<Record<string, DeskComponent>>): string {
  let named = text;
  for (const [name, { kind, fields }] of Object.entries(components)) {
    const [key, field] = Object.entries(fields)[0] ?? [];
    if (kind !== 'mark' || field?.kind !== 'choice') continue;
    named = named.replaceAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'), (mark, words: string) => {
      const entry = field.choices.find(({ label }) => label.toLowerCase() === words.trim().toLowerCase());
      return entry ? `<${name} ${String(key)}="${entry.value}">${words}</${name}>` : mark;
    });
  }
  return named;
}
