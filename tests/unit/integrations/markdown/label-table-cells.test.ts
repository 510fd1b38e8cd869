import { createSatteriMarkdownProcessor, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { labelTableCells } from '../../../../src/integrations/markdown/label-table-cells.ts';

const table = '| Year | Return |\n| --- | ---: |\n| 2024 | 12% |';

async function tablesIn(text: string) {
  const processor = await createSatteriMarkdownProcessor({ hastPlugins: [satteriHeadingIdsPlugin(), labelTableCells] });
  return parse((await processor.render(text)).code).querySelectorAll('table');
}

test('the nearest heading above a table labels it, of whatever level', async () => {
  const tables = await tablesIn(`## Returns\n\n${table}\n\n#### Before fees\n\nWords.\n\n${table}`);
  expect(tables.map((found) => found.getAttribute('aria-labelledby'))).toEqual(['returns', 'before-fees']);
});

test('the first cell is the heading of its row, also in a table that begins the text', async () => {
  const [found] = await tablesIn(table);
  expect(found?.querySelector('tbody')?.toString().replaceAll('\n', '')).toBe(
    '<tbody><tr><th scope="row">2024</th><td data-align="right" data-label="Return">12%</td></tr></tbody>',
  );
});
