import type { Finding } from './finding.ts';

const heading = (text: string, count: number) => `${text} (${count})`;

/** The findings of one concern: place and matter side by side, then what to do, once for those that share it. */
function section(concern: string, findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ where }) => where.length));
  const groups = Map.groupBy(findings, ({ todo }) => todo);
  const lines = [...groups].flatMap(([todo, group]) => [
    ...group.map(({ where, what }) => `  ${where.padEnd(width)}  ${what}`),
    `  → ${todo}`,
  ]);
  return [heading(concern, findings.length), ...lines].join('\n');
}

/** The findings as a table for a terminal, those in the way first. */
export function table(findings: readonly Finding[]): string {
  const blocking = findings.filter(({ blocks }) => blocks);
  const looks = findings.filter(({ blocks }) => !blocks);
  const sections = (some: readonly Finding[]) =>
    [...Map.groupBy(some, ({ concern }) => concern)].map(([concern, group]) => section(concern, group));
  const verdict =
    blocking.length === 0
      ? 'Nothing stands in the way of a launch.'
      : `${blocking.length} thing${blocking.length === 1 ? ' stands' : 's stand'} in the way of a launch.`;
  return [
    ...sections(blocking),
    ...(looks.length > 0 ? ['For a person to look at', ...sections(looks)] : []),
    verdict,
  ].join('\n\n');
}

/** The same for programs. `day` is the day that the check went by, as 2025-09-10. */
export const json = (findings: readonly Finding[], day: string): string =>
  JSON.stringify({ ready: !findings.some(({ blocks }) => blocks), day, findings }, null, 2);
