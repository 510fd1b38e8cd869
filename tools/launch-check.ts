/**
 * `npm run launch-check`: lists everything that blocks a public launch of this content; `-- --json` prints JSON.
 * Exits with 1 while there is a blocker. SOURCE_DATE_EPOCH overrides today's date.
 */
import { loadEnv } from 'vite';
import { checkProject } from '../src/collections/checks/check-content.ts';
import { readContent } from '../src/collections/loader/read-collection.ts';
import { buildDate } from '../src/lib/build-date.ts';
import { isoDay } from '../src/lib/format.ts';
import { indianDay } from '../src/lib/days.ts';
import { dutiesIn } from './due/duties.ts';
import { asLaunchFindings, dueSoon, type LaunchFinding } from './launch-check/launch-finding.ts';
import {
  earlyReviews,
  keptNotices,
  keys,
  outsideLinks,
  specimens,
  uncheckedSources,
} from './launch-check/placeholders.ts';
import { statutory } from './launch-check/statutory.ts';
import { main, readArguments, root } from './setup.mjs';

/**
 * Everything that blocks a launch or needs a person's review.
 *
 * @param now the time that periods and dates are compared with
 * @param environment the variables that a build sees, including those in .env
 */
export async function launchFindings(root: string, now: Date, environment = loadEnv('production', root, 'PUBLIC_')) {
  const today = indianDay(now);
  const content = readContent(root);
  const { mistakes, warnings } = await checkProject(root, { now });
  return [
    ...asLaunchFindings([...mistakes, ...warnings]),
    ...statutory(content),
    ...dueSoon(dutiesIn(content, today), today),
    ...keys(environment, content.settings),
    ...specimens(content.files),
    ...keptNotices(content),
    ...uncheckedSources(content),
    ...earlyReviews(content),
    ...outsideLinks(content.files),
  ];
}

/** The findings by concern: place and words side by side, with each remedy once below those that share it. */
export const sections = (findings: readonly LaunchFinding[]): string[] =>
  [...Map.groupBy(findings, ({ concern }) => concern)].map(([concern, all]) => {
    const width = Math.max(...all.map(({ where }) => where.length));
    const lines = [...Map.groupBy(all, ({ todo }) => todo)].flatMap(([todo, group]) => [
      ...group.map(({ where, what }) => `  ${where.padEnd(width)}  ${what}`),
      `  → ${todo}`,
    ]);
    return [`${concern} (${all.length})`, ...lines].join('\n');
  });

/** Formats the findings as a table for a terminal, blockers first. */
export function table(findings: readonly LaunchFinding[]): string {
  const blocking = findings.filter(({ blocks }) => blocks);
  const others = findings.filter(({ blocks }) => !blocks);
  const count = blocking.length;
  const verdict = count === 0 ? 'Nothing is' : count === 1 ? '1 thing is' : `${count} things are`;
  return [
    ...sections(blocking),
    ...(others.length > 0 ? ['For a person to look at', ...sections(others)] : []),
    `${verdict} in the way of a launch.`,
  ].join('\n\n');
}

if (import.meta.main) {
  await main(async () => {
    const { values } = readArguments(
      { options: { json: { type: 'boolean' } } },
      'Write: npm run launch-check -- [--json]',
    );
    const now = buildDate();
    const findings = await launchFindings(root, now);
    const ready = !findings.some(({ blocks }) => blocks);
    const asData = () => JSON.stringify({ ready, day: isoDay(indianDay(now)), findings }, null, 2);
    console.log(values.json ? asData() : table(findings));
    return ready ? 0 : 1;
  });
}
