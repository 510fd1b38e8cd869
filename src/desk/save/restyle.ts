/** Whether a part of a text is a table. */
export const isTable = (part: string) => /^\|.*\|\s*\n\|[\s:|-]+\|/.test(part);
const columnsOf = (row: string) => row.replaceAll('\\|', '').split('|').length;
const ruleOf = (table: string) => table.split('\n')[1] ?? '';
const headOf = (table: string) =>
  (table.split('\n')[0] ?? '')
    .split('|')
    .map((cell) => cell.trim())
    .join('|');

/** A table as writers have it: one space around each cell, and the columns of the table that it was before. */
function plainTable(part: string, before: string | undefined): string {
  const [head = '', , ...rows] = part.split('\n');
  const keepsColumns = before !== undefined && columnsOf(ruleOf(before)) === columnsOf(head);
  const rule = keepsColumns ? ruleOf(before) : head.replaceAll('\\|', '').replace(/[^|]+/g, ' --- ');
  const tight = (row: string) => row.replace(/ {2,}\|/g, ' |').replace(/(^|[^\\])\| {2,}/g, '$1| ');
  return [tight(head), rule, ...rows.map(tight)].join('\n');
}

/** Whether the lists of a text begin with a star, as an editor writes them; most writers have a hyphen. */
export const hasStars = (text: string) => /^[\s>]*([-*+]) /m.exec(text)?.[1] === '*';

/** Lists with hyphens, at every depth. Of two beside one another an editor writes one with the other sign, which stays so. */
const hyphened = (part: string) =>
  part.replace(/^([\s>]*)([-*]) /gm, (_, before: string, bullet) => `${before}${bullet === '*' ? '-' : '*'} `);

/**
 * A part of a text that an editor has written, in the style of those beside it: lists with the bullets that the text has,
 * tables without columns of spaces. An editor knows no alignment, so a table has it from the one that it was.
 *
 * @param stars whether its lists begin with a star
 * @param tables tables of the file that the editor has changed: this is that with the same head, else the first; it is
 *   taken out
 */
export function restyled(part: string, stars: boolean, tables: string[]): string {
  if (isTable(part)) {
    const same = tables.findIndex((table) => headOf(table) === headOf(part));
    return plainTable(part, tables.splice(Math.max(same, 0), 1)[0]);
  }
  return stars ? part : hyphened(part);
}
