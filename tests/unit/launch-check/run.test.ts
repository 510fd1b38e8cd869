import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { readContent } from '../../../src/collections/loader/read-collection.ts';
import { indianDay } from '../../../src/lib/days.ts';
import { dutiesIn } from '../../../tools/due/duties.ts';
import { root, run } from '../../../tools/lib/run.mjs';
import { launchFindings, table } from '../../../tools/launch-check.ts';
import { dueSoon } from '../../../tools/launch-check/launch-finding.ts';
import { change } from '../../lib/project-copy.ts';
import { contentCopy } from '../../lib/content-copy.ts';
import { content } from '../../lib/content-files.ts';
import { now } from '../../lib/content-now.ts';

const keys = ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'MAPS_EMBED_KEY'];
const environment = Object.fromEntries(keys.map((key) => [`PUBLIC_${key}`, 'a']));
const today = indianDay(now);

/** The project without any specimen marks, as if all its content were the firm’s own. */
function launchableProject(): string {
  const copy = contentCopy();
  symlinkSync(join(root, 'public'), join(copy, 'public'), 'junction');
  for (const file of content.files.map((entry) => entry.file)) {
    const text = readFileSync(join(root, file), 'utf8')
      .replace(/^specimen: true\n/m, '')
      .replace(/^notice: .*\n/m, '')
      .replace(/^specimenFields:.*\n(?:[ \t]+.*\n)*/m, '')
      .replaceAll('.example', '.in')
      .replaceAll('(specimen)', '(own)')
      .replace(/to be confirmed/gi, 'Known')
      // Gives each unchecked source a date.
      .replace(/^( {2}- fact: .*\n {4}source: .*\n)(?! {4}(?:link|checked):)/gm, '$1    checked: 2025-10-03\n')
      // Removes a date that is later than the reviews.
      .replace(/ of \d+ December 2025$/gm, '')
      .replace(/^ {2}basis: /m, '  benchmarkPercent: 12\n  basis: ');
    writeFileSync(join(copy, file), text);
  }
  return copy;
}

it('a site with complete content of its own may launch once nothing is overdue', async () => {
  const project = launchableProject();
  const late = dueSoon(dutiesIn(readContent(project), today), today).filter(({ blocks }) => blocks);
  const findings = await launchFindings(project, now, environment);
  const rest = findings.filter(({ where, what }) => !late.some((duty) => duty.where === where && duty.what === what));
  expect(table(rest)).toContain('Nothing is in the way of a launch.');
});

it('required content that the checks of a build find missing blocks a launch', async () => {
  const project = launchableProject();
  rmSync(join(project, 'content/complaints.yaml'));
  change(join(project, 'content/settings.yaml'), / {2}grievance:\n/, '  complaints:\n');
  const findings = await launchFindings(project, now, environment);
  const blockingIn = (file: string) =>
    findings.filter(({ where, blocks }) => blocks && where.startsWith(file)).map(({ what }) => what);
  expect(blockingIn('content/complaints.yaml').join('\n')).toContain('the file is missing');
  expect(blockingIn('content/settings.yaml').join('\n')).toContain('grievance');
});

test('the command prints its report as JSON, and exits with 1 while the content has specimens', async () => {
  const env = { SOURCE_DATE_EPOCH: String(now.getTime() / 1000) };
  const { code, output } = await run('node', ['tools/launch-check.ts', '--json'], { env, output: 'kept' });
  const { ready, findings } = JSON.parse(output) as { ready: boolean; findings: object[] };
  expect([code, ready]).toEqual([1, false]);
  for (const finding of findings) {
    expect(Object.keys(finding).sort()).toEqual(['blocks', 'concern', 'todo', 'what', 'where']);
  }
});
