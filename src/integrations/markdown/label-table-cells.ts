import { defineHastPlugin, type HastNode } from 'satteri';

type Element = Extract<HastNode, { type: 'element' }>;

/** The elements with a name right below others. */
const within = (parents: readonly Readonly<HastNode>[], name: string): Element[] =>
  parents
    .flatMap((parent) => ('children' in parent ? (parent.children as HastNode[]) : []))
    .filter((child): child is Element => child.type === 'element' && child.tagName === name);

/**
 * Writes each column's heading on the cells below it (`data-label`), so that a table that a writer types in Markdown
 * can be read as blocks on a phone, and says of each heading that it is a column's.
 */
export const labelTableCells = defineHastPlugin({
  name: 'label-table-cells',
  element: {
    filter: ['table'],
    visit(table, context) {
      const names = within(within(within([table], 'thead'), 'tr'), 'th');
      for (const name of names) context.setProperty(name, 'scope', 'col');
      const headings = names.map((name) => context.textContent(name));
      for (const row of within(within([table], 'tbody'), 'tr')) {
        for (const [index, cell] of within([row], 'td').entries()) {
          context.setProperty(cell, 'data-label', headings[index] ?? '');
        }
      }
    },
  },
});
