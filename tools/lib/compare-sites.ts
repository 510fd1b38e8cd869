import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { redirectsOf } from '../../src/host/host-files.ts';
import { formatList } from '../../src/lib/format.ts';
import { builtPages } from './site-pages.ts';

/** The returns of each month in a record’s CSV file, as text. */
const returnsIn = (file: string): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(file, 'utf8')
      .split('\r\n')
      .map((row) => row.split(','))
      .map(([month = '', net, benchmark]) => [month, `${net} and ${benchmark}`]),
  );

/** Published months whose returns a new site changes, in the record’s CSV file. */
function changedMonths(site: string, next: string, record: string): string[] {
  const [before, after] = [site, next].map((folder) => returnsIn(path.join(folder, record)));
  const { name } = path.parse(record);
  return [...(before ?? [])].flatMap(([month, returns]) => {
    const now = after?.get(month);
    return now === undefined || now === returns ? [] : [`${name} in ${month}, which was ${returns}, is now ${now}`];
  });
}

/**
 * What a person should look at before a new site replaces the published one: pages that it neither has nor redirects,
 * and returns that had been published otherwise.
 */
export function remarksOn({ site, next }: { site: string; next: string }): string[] {
  const kept = new Set([...builtPages(next), ...redirectsOf(next).keys()]);
  const lost = builtPages(site).filter((page) => !kept.has(page));
  const records = globSync('Performance/*.csv', { cwd: site }).filter((record) => existsSync(path.join(next, record)));
  const changes = records.sort().flatMap((record) => changedMonths(site, next, record));
  return [
    ...(lost.length > 0
      ? [
          `The site no longer has ${formatList(lost)}. If visitors should be sent to another page, name both under formerAddresses in content/settings.yaml.`,
        ]
      : []),
    ...changes.map(
      (change) =>
        `Published returns changed: ${change}. The page must say so, as it does after npm run month -- --correct "the reason".`,
    ),
  ];
}
