import type { AuditedPage } from './audit-verdict.ts';

const columns: readonly (readonly [heading: string, cell: (page: AuditedPage) => string])[] = [
  ['page', ({ page }) => page],
  ['performance', ({ performance }) => String(performance)],
  ['accessibility', ({ accessibility }) => String(accessibility)],
  ['best practices', ({ bestPractices }) => String(bestPractices)],
  ['SEO', ({ seo }) => String(seo)],
  ['FCP ms', ({ fcp }) => fcp.toFixed(0)],
  ['LCP ms', ({ lcp }) => lcp.toFixed(0)],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['TBT ms', ({ tbt }) => tbt.toFixed(0)],
  ['bytes', ({ bytes }) => bytes.toFixed(0)],
];

/** The audited pages as a Markdown table that also reads well in a terminal. */
export function auditTable(pages: readonly AuditedPage[]): string {
  const rows = [columns.map(([heading]) => heading), ...pages.map((page) => columns.map(([, cell]) => cell(page)))];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [head, rule, ...body].map(line).join('\n');
}
