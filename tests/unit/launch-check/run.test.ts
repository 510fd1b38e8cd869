import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { runLaunchCheck } from '../../../tools/launch-check.ts';
import { contentFiles, root } from '../../lib/content-files.ts';
import { temporaryFolder } from '../../lib/temporary-folder.ts';

const environment = {
  PUBLIC_EMAILJS_PUBLIC_KEY: 'a',
  PUBLIC_EMAILJS_SERVICE_ID: 'b',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'c',
  PUBLIC_MAPS_EMBED_KEY: 'd',
};
const now = new Date('2025-10-06T06:00:00Z');

/** The project with every mark of a specimen taken off, as if all of it were the firm’s own. */
function launchableProject(): string {
  const copy = temporaryFolder();
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
  symlinkSync(join(root, 'public'), join(copy, 'public'), 'junction');
  for (const file of contentFiles.filter((path) => /\.(mdx|yaml)$/.test(path))) {
    const text = readFileSync(join(root, file), 'utf8')
      .replace(/^specimen: true\n/m, '')
      .replace(/^specimenFields:.*\n(?:[ \t]+.*\n)*/m, '')
      .replaceAll('.example', '.in')
      .replaceAll('(specimen)', '(own)')
      .replace(/to be confirmed/gi, 'Known')
      .replace(/^ {2}basis: /m, '  benchmarkPercent: 12\n  basis: ');
    writeFileSync(join(copy, file), text);
  }
  return copy;
}

describe('a site whose content is whole and its own', () => {
  it('may launch: the exit code is 0, as a table and for programs', async () => {
    const project = launchableProject();
    const { report, exitCode } = await runLaunchCheck({ root: project, environment, now, asJson: false });
    expect(report).toContain('Nothing stands in the way of a launch.');
    expect(exitCode).toBe(0);
    const forPrograms = await runLaunchCheck({ root: project, environment, now, asJson: true });
    expect(JSON.parse(forPrograms.report)).toMatchObject({ ready: true, day: '2025-10-06' });
    expect(forPrograms.exitCode).toBe(0);
  });

  it.each([
    ['a key that is not set', { environment: { ...environment, PUBLIC_EMAILJS_SERVICE_ID: '' } }, 'keys'],
    ['a factsheet of an earlier month', { now: new Date('2025-12-01') }, 'documents past their period'],
    ['a legal text that nobody reviewed for a year', { now: new Date('2026-12-01') }, 'legal reviews'],
    ['complaints data of last month', { now: new Date('2025-10-07') }, 'statutory items'],
  ])('may not with %s', async (_, change, concern) => {
    const options = { root: launchableProject(), environment, now, asJson: true, ...change };
    const { report, exitCode } = await runLaunchCheck(options);
    const { ready, findings } = JSON.parse(report) as { ready: boolean; findings: { concern: string }[] };
    expect([...new Set(findings.map((finding) => finding.concern))]).toContain(concern);
    expect(ready).toBe(false);
    expect(exitCode).toBe(1);
  });

  it('may not with a PDF that is no PDF, missing, or listed nowhere', async () => {
    const project = launchableProject();
    rmSync(join(project, 'public'));
    cpSync(join(root, 'public'), join(project, 'public'), { recursive: true });
    writeFileSync(join(project, 'public/files/investor-charter.pdf'), 'no PDF');
    renameSync(join(project, 'public/newsletter/what-is-a-moat.pdf'), join(project, 'public/newsletter/other.pdf'));
    const { report, exitCode } = await runLaunchCheck({ root: project, environment, now, asJson: true });
    const { findings } = JSON.parse(report) as { findings: { concern: string; where: string }[] };
    const mistakes = findings.filter(({ concern }) => concern === 'mistakes in the content');
    expect(mistakes.map(({ where }) => where.replace(/:\d+$/, ''))).toEqual([
      'content/documents/investor-charter.yaml',
      'content/documents/what-is-a-moat.yaml',
      'public/newsletter/other.pdf',
    ]);
    expect(exitCode).toBe(1);
  });
});

test('the command prints its report and ends with 1 while the content has specimens', () => {
  const run = (...options: string[]) =>
    spawnSync(process.execPath, [join(root, 'tools/launch-check.ts'), ...options], {
      encoding: 'utf8',
      env: { ...process.env, SOURCE_DATE_EPOCH: String(now.getTime() / 1000) },
    });
  const table = run();
  expect(table.status).toBe(1);
  expect(table.stdout).toMatch(/^specimens \(\d+\)$/m);
  expect(table.stdout).toMatch(/\d+ things stand in the way of a launch\.\n$/);
  const forPrograms = run('--json');
  expect(forPrograms.status).toBe(1);
  const { ready, findings } = JSON.parse(forPrograms.stdout) as { ready: boolean; findings: object[] };
  expect(ready).toBe(false);
  for (const finding of findings) {
    expect(Object.keys(finding).sort()).toEqual(['blocks', 'concern', 'todo', 'what', 'where']);
  }
});
