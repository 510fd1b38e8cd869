/**
 * `npm run audit`: Lighthouse on every built page, as a table. Exit code 1 when a page misses a limit.
 * `npm run audit -- /AboutUs /FAQ --runs 1` audits those pages once each, `--json` prints the figures as JSON.
 */
import { parseArgs } from 'node:util';
import { type Figures, limits, missesOf, openAuditor } from './lib/lighthouse.ts';
import { builtPages } from './lib/site-pages.ts';
import { createPreviewServer } from './preview.ts';
import { main, needSite, SetupError } from './setup.mjs';

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '3' },
      json: { type: 'boolean', default: false },
      dist: { type: 'string', default: 'dist' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new SetupError(`“${values.runs}” is not a number of runs.`);
  needSite(values.dist);
  const known = builtPages(values.dist);
  const unknown = positionals.filter((page) => !known.includes(page));
  if (unknown.length > 0) throw new SetupError(`There is no page ${unknown.join(', ')} in ${values.dist}/.`);

  const audited = await auditPages(positionals.length > 0 ? positionals : known, runs, values.dist);
  if (values.json) console.log(JSON.stringify(audited, null, 2));
  else console.table(audited);
  const missed = Object.entries(audited).flatMap(([page, figures]) =>
    missesOf(figures, limits.aim(page)).map((miss) => `${page} misses: ${miss}`),
  );
  for (const miss of missed) console.error(miss);
  return missed.length > 0 ? 1 : 0;
});

async function auditPages(pages: readonly string[], runs: number, dist: string): Promise<Record<string, Figures>> {
  const server = await createPreviewServer({ port: 0, dist });
  const auditor = await openAuditor();
  const audited: Record<string, Figures> = {};
  try {
    for (const page of pages) {
      console.error(page);
      audited[page] = await auditor.audit(new URL(page, server.resolvedUrls?.local[0]).href, runs);
    }
  } finally {
    auditor.close();
    await server.close();
  }
  return audited;
}
