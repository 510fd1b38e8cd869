import { defineHastPlugin, type HastNode } from 'satteri';

/** The elements with one of the names. */
const only = (nodes: readonly Readonly<HastNode>[], ...names: string[]) =>
  nodes.filter((node) => node.type === 'element').filter(({ tagName }) => names.includes(tagName));

const within = (parents: readonly { children: readonly HastNode[] }[], name: string) =>
  parents.flatMap(({ children }) => only(children, name));

/** A column’s alignment to the right or in the centre, as `| ---: |` writes it. */
const alignOf = ({ properties }: ReturnType<typeof only>[number]) =>
  /right|center/.exec(String(properties['style']))?.[0];

/**
 * Copies column headings to the cells below them (`data-label`), so that a Markdown table can be read as blocks on a
 * phone, and sets the scope of headings; the first cell of a row is its heading. The last heading above the table labels
 * it. A column’s alignment becomes an attribute, because the page’s policy forbids styles on elements.
 */
export const labelTableCells = defineHastPlugin({
  name: 'label-table-cells',
  element: {
    filter: ['table'],
    visit(table, context) {
      const headings = within(within(within([table], 'thead'), 'tr'), 'th');
      const rows = within(within([table], 'tbody'), 'tr');
      for (const heading of headings) context.setProperty(heading, 'scope', 'col');
      for (const cell of [...headings, ...within(rows, 'td')]) {
        context.setProperty(cell, 'style', undefined);
        context.setProperty(cell, 'data-align', alignOf(cell));
      }
      const above = context.parent(table).children.slice(0, context.indexOf(table));
      context.setProperty(table, 'aria-labelledby', only(above, 'h2', 'h3', 'h4').pop()?.properties.id);
      for (const row of rows)
        for (const [index, cell] of within([row], 'td').entries())
          if (index === 0)
            context.replaceNode(cell, {
              ...cell,
              tagName: 'th',
              properties: { scope: 'row', 'data-align': alignOf(cell) },
            });
          else context.setProperty(cell, 'data-label', headings[index] && context.textContent(headings[index]));
    },
  },
});
