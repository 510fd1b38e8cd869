/**
 * `npm run audit`: Lighthouse on every built page, as a table. Exit code 1 when a page misses a limit.
 * `npm run audit -- /AboutUs /FAQ --runs 1` audits those pages once each.
 */
import { type Figures, limits, missesOf, openAuditor } from './lib/lighthouse.ts';
import { builtPages, wantedPages } from './lib/site-pages.ts';
import { main, needSite, readArguments, SetupError } from './setup.mjs';

await main(async () => {
  const { values, positionals } = readArguments(
    { allowPositionals: true, options: { runs: { type: 'string', default: '3' } } },
    'Write: npm run audit -- [/AboutUs /FAQ] [--runs 1]',
  );
  if (!/^[1-9]\d?$/.test(values.runs))
    throw new SetupError(`“${values.runs}” is not a number of runs. Write, for instance, --runs 1`);
  needSite();
  const audited: Record<string, Figures> = {};
  const pages = wantedPages(positionals, builtPages());
  await using auditor = await openAuditor();
  for (const page of pages) {
    console.error(page);
    audited[page] = await auditor.audit(page, Number(values.runs));
  }
  console.table(audited);
  const misses = Object.entries(audited).flatMap(([page, figures]) =>
    missesOf(figures, limits.aim(page)).map((miss) => `${page} misses: ${miss}`),
  );
  for (const miss of misses) console.error(miss);
  return misses.length > 0 ? 1 : 0;
});
