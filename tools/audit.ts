/**
 * `npm run audit`: Lighthouse on every built page, as a table. Exit code 1 when a page misses a limit.
 * `npm run audit -- /AboutUs /FAQ --runs 1` audits those pages once each, `--json` prints the figures as JSON.
 */
import { parseArgs } from 'node:util';
import { type Figures, limits, missesOf, openAuditor } from './lib/lighthouse.ts';
import { builtPages } from './lib/site-pages.ts';
import { main, needSite, SetupError } from './setup.mjs';

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' }, json: { type: 'boolean', default: false } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new SetupError(`“${values.runs}” is not a number of runs.`);
  needSite();
  const known = builtPages();
  const unknown = positionals.filter((page) => !known.includes(page));
  if (unknown.length > 0) throw new SetupError(`There is no page ${unknown.join(', ')} in dist/.`);

  const audited: Record<string, Figures> = {};
  const auditor = await openAuditor();
  try {
    for (const page of positionals.length > 0 ? positionals : known) {
      console.error(page);
      audited[page] = await auditor.audit(page, runs);
    }
  } finally {
    await auditor.close();
  }
  if (values.json) console.log(JSON.stringify(audited, null, 2));
  else console.table(audited);
  const missing = Object.entries(audited)
    .map(([page, figures]) => ({ page, misses: missesOf(figures, limits.aim(page)) }))
    .filter(({ misses }) => misses.length > 0);
  for (const { page, misses } of missing) console.error(`${page} misses: ${misses.join('; ')}`);
  return missing.length > 0 ? 1 : 0;
});
