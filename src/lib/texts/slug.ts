/** “Who may invest?” → `who-may-invest`. */
export const slug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036F’']/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');

/** “join as trusts” → `JoinAsTrusts`. */
export const pascalCase = (words: string): string =>
  slug(words).replace(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** A name that none of the others has, in capitals or not, with a number appended if necessary. */
export function freeName(name: string, others: readonly string[], between: string): string {
  const taken = new Set(others.map((id) => id.toLowerCase()));
  let own = name;
  for (let number = 2; taken.has(own.toLowerCase()); number += 1) own = `${name}${between}${number}`;
  return own;
}
