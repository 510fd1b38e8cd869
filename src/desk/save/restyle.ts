/** Whether a part of a text is a table. */
export const isTable = (part: string) => /^\|.*\|\s*\n\|[\s:|-]+\|/.test(part);
const columnsOf = (row: string) => row.replaceAll('\\|', '').split('|').length;
const ruleOf = (table: string) => table.split('\n')[1] ?? '';
const headOf = (table: string) =>
  (table.split('\n')[0] ?? '')
    .split('|')
    .map((cell) => cell.trim())
    .join('|');

/** A table in the style of writers: one space around each cell, and the delimiter row that it had before. */
function plainTable(part: string, before: string | undefined): string {
  const [head = '', , ...rows] = part.split('\n');
  const keepsColumns = before !== undefined && columnsOf(ruleOf(before)) === columnsOf(head);
  const rule = keepsColumns ? ruleOf(before) : head.replaceAll('\\|', '').replace(/[^|]+/g, ' --- ');
  const tight = (row: string) => row.replace(/ {2,}\|/g, ' |').replace(/(^|[^\\])\| {2,}/g, '$1| ');
  return [tight(head), rule, ...rows.map(tight)].join('\n');
}

/** Whether the lists of a text use stars, as an editor writes them; most writers use hyphens. */
export const hasStars = (text: string) => /^[\s>]*([-*+]) /m.exec(text)?.[1] === '*';

/** Swaps hyphens and stars at every depth: an editor gives adjacent lists different signs, and they stay different. */
const hyphened = (part: string) =>
  part.replace(/^([\s>]*)([-*]) /gm, (_, before: string, bullet) => `${before}${bullet === '*' ? '-' : '*'} `);

/**
 * Restyles a part of a text that an editor has written to match the others: lists with the bullets of the text, tables
 * without padding. An editor loses alignment, so a table gets it back from its earlier version.
 *
 * @param stars whether its lists begin with a star
 * @param tables tables of the file that the editor has changed: the one with the same head, otherwise the first, is
 *   used and removed
 */
export function restyled(part: string, stars: boolean, tables: string[]): string {
  if (isTable(part)) {
    const same = tables.findIndex((table) => headOf(table) === headOf(part));
    return plainTable(part, tables.splice(Math.max(same, 0), 1)[0]);
  }
  return stars ? part : hyphened(part);
}
