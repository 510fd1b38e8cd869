/**
 * Lists all that stands between this content and a public launch: `npm run launch-check`, with `-- --json` for programs.
 * Ends with 1 while anything stands in the way. SOURCE_DATE_EPOCH sets the day that it goes by.
 */
import { loadEnv } from 'vite';
import { findMistakes } from '../src/collections/checks/check-content.ts';
import { readContent } from '../src/collections/loader/read-collection.ts';
import { buildDate } from '../src/lib/build-date.ts';
import { isoDay } from '../src/lib/format.ts';
import { indianDay } from '../src/lib/indian-day.ts';
import { dutiesIn } from './due/duties.ts';
import { asFindings, type Finding, owed } from './launch-check/finding.ts';
import {
  earlyReviews,
  keptNotices,
  keys,
  outsideLinks,
  specimens,
  uncheckedSources,
} from './launch-check/placeholders.ts';
import { statutory } from './launch-check/statutory.ts';
import { root } from './lib/run.mjs';
import { main, readArguments } from './setup.mjs';

/**
 * All that stands in the way of a launch, or asks for a look.
 *
 * @param now the moment that periods and dates are judged by
 * @param environment as a build finds it, in .env as well
 */
export async function launchFindings(root: string, now: Date, environment = loadEnv('production', root, 'PUBLIC_')) {
  const today = indianDay(now);
  const content = readContent(root);
  const { mistakes, warnings } = await findMistakes(root, { now });
  return [
    ...asFindings([...mistakes, ...warnings]),
    ...statutory(content),
    ...owed(dutiesIn(content, today), today),
    ...keys(environment, content.settings),
    ...specimens(content.files),
    ...keptNotices(content),
    ...uncheckedSources(content),
    ...earlyReviews(content),
    ...outsideLinks(content.files),
  ];
}

/** The findings of one concern: place and matter side by side, then what to do, once for those that share it. */
function section(concern: string, findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ where }) => where.length));
  const lines = [...Map.groupBy(findings, ({ todo }) => todo)].flatMap(([todo, group]) => [
    ...group.map(({ where, what }) => `  ${where.padEnd(width)}  ${what}`),
    `  → ${todo}`,
  ]);
  return [`${concern} (${findings.length})`, ...lines].join('\n');
}

export const sections = (findings: readonly Finding[]): string[] =>
  [...Map.groupBy(findings, ({ concern }) => concern)].map(([concern, group]) => section(concern, group));

/** The findings as a table for a terminal, those in the way first. */
export function table(findings: readonly Finding[]): string {
  const blocking = findings.filter(({ blocks }) => blocks);
  const others = findings.filter(({ blocks }) => !blocks);
  const count = blocking.length;
  const verdict = count === 0 ? 'Nothing stands' : count === 1 ? '1 thing stands' : `${count} things stand`;
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
