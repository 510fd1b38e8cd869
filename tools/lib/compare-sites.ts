import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { redirectsOf } from '../../src/host/host-files.ts';
import { formatList } from '../../src/lib/format.ts';
import { builtPages } from './site-pages.ts';

/** The addresses of a site's pages and PDFs. */
const addressesIn = (site: string) => [
  ...builtPages(site),
  ...globSync('**/*.pdf', { cwd: site }).map((file) => `/${file}`),
];

/** The returns of each month in a record’s CSV file, as text. */
const returnsIn = (file: string): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(file, 'utf8')
      .split('\r\n')
      .map((row) => row.split(','))
      .map(([month = '', net, benchmark]) => [month, `${net} and ${benchmark}`]),
  );

/** Published months that a new site changes or no longer has, in the record’s CSV file. */
function changedMonths(site: string, next: string, record: string): string[] {
  const { name } = path.parse(record);
  const file = path.join(next, record);
  if (!existsSync(file)) return [`the record of ${name} is no longer shown`];
  const [before, after] = [returnsIn(path.join(site, record)), returnsIn(file)];
  const lost = [...before.keys()].filter((month) => !after.has(month));
  const changed = [...before].flatMap(([month, returns]) => {
    const now = after.get(month) ?? returns;
    return now === returns ? [] : [`${name} in ${month}, which was ${returns}, is now ${now}`];
  });
  return lost.length > 0 ? [`${name} no longer has ${formatList(lost)}`, ...changed] : changed;
}

/**
 * What a person should look at before a new site replaces the published one: pages and PDFs that it neither has nor
 * redirects, and returns that had been published otherwise.
 */
export function remarksOn({ site, next }: { site: string; next: string }): string[] {
  const kept = new Set([...addressesIn(next), ...redirectsOf(next).keys()]);
  const lost = addressesIn(site).filter((address) => !kept.has(address));
  const records = globSync('Performance/*.csv', { cwd: site }).sort();
  const changes = records.flatMap((record) => changedMonths(site, next, record));
  const remarks = changes.map(
    (change) =>
      `Published returns changed: ${change}. The page says so if npm run month -- --correct "the reason" has changed them; otherwise change them in that way.`,
  );
  if (lost.length === 0) return remarks;
  const advice =
    'To send visitors elsewhere, add each with its new address under formerAddresses in content/settings.yaml.';
  return [`The site no longer has ${formatList(lost)}. ${advice}`, ...remarks];
}
