import type { DeskComponent } from '../fields/describe-components.ts';

/**
 * Makes marks around words, such as a Term, name the entry with those words as its title, unless one has been chosen.
 *
 * @param components all components, by name
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
