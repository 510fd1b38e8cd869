import { defineHastPlugin, type HastNode } from 'satteri';

type Element = Extract<HastNode, { type: 'element' }>;

const isElement = (node: HastNode): node is Element => node.type === 'element';

/** Elements with one of the names at any depth below a node, in reading order. */
function descendants(node: Readonly<HastNode>, names: readonly string[]): Element[] {
  const children = 'children' in node ? (node.children as HastNode[]) : [];
  return children
    .filter(isElement)
    .flatMap((child) => [...(names.includes(child.tagName) ? [child] : []), ...descendants(child, names)]);
}

/**
 * Writes each column's heading on the cells below it (`data-label`), so that a table that a writer types in Markdown
 * can be read as blocks on a phone.
 */
export const labelTableCells = defineHastPlugin({
  name: 'label-table-cells',
  element: {
    filter: ['table'],
    visit(table, context) {
      const headings = descendants(table, ['thead'])
        .flatMap((head) => descendants(head, ['th']))
        .map((heading) => context.textContent(heading));
      const rows = descendants(table, ['tbody']).flatMap((body) => descendants(body, ['tr']));
      for (const row of rows) {
        for (const [index, cell] of descendants(row, ['td']).entries()) {
          context.setProperty(cell, 'data-label', headings[index] ?? '');
        }
      }
    },
  },
});
