/**
 * Audits the built pages with Lighthouse as a phone on slow 4G would meet them, and prints a table. Ends badly when a
 * page misses a limit. Run with `npm run audit`; `npm run audit -- /AboutUs /FAQ --runs 1` looks at those pages once
 * each, `--json` prints the figures as JSON.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { auditTable } from './lib/audit-table.ts';
import type { AuditedPage } from './lib/audit-verdict.ts';
import { openAuditor } from './lib/lighthouse.ts';
import { builtPages } from './lib/site-pages.ts';
import { createPreviewServer } from './preview.ts';
import { main, SetupError } from './setup.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist' },
  },
});

await main(async () => {
  const { dist } = values;
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new SetupError(`“${values.runs}” is not a number of runs.`);
  if (!existsSync(`${dist}/index.html`)) {
    throw new SetupError(`There is no built site in ${dist}/. Build it first: npm run build`);
  }
  const known = builtPages(dist);
  const unknown = positionals.filter((page) => !known.includes(page));
  if (unknown.length > 0) throw new SetupError(`There is no page ${unknown.join(', ')} in ${dist}/.`);

  const audited = await auditPages(positionals.length > 0 ? positionals : known, runs, dist);
  const missing = audited.filter(({ misses }) => misses.length > 0);
  console.log(values.json ? JSON.stringify(audited, null, 2) : `\n${auditTable(audited)}\n`);
  for (const { page, misses } of missing) console.error(`${page} misses: ${misses.join('; ')}`);
  return missing.length > 0 ? 1 : 0;
});

async function auditPages(pages: readonly string[], runs: number, dist: string): Promise<AuditedPage[]> {
  const server = await createPreviewServer({ port: 0, dist });
  const auditor = await openAuditor(server.resolvedUrls?.local[0] ?? '');
  try {
    const audited: AuditedPage[] = [];
    for (const [index, page] of pages.entries()) {
      console.error(`${index + 1} of ${pages.length}: ${page}`);
      audited.push(await auditor.audit(page, runs));
    }
    return audited;
  } finally {
    auditor.close();
    await server.close();
  }
}
