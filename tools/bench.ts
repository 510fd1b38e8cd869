/**
 * `npm run bench`: builds this site with 100, 1,000 and 5,000 made articles beside a bare Astro project with the same
 * ones, three times over, each time in turns and alone, edits one in the dev server, and prints what the middle build took,
 * as a table and as ratios with their limits.
 * `npm run bench -- 100 1000` takes those numbers instead. Exit code 1 where a limit is passed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { articleFile } from './bench/articles.ts';
import { editInDev } from './bench/edit-in-dev.ts';
import { type Builds, repetition, type Site, siteArticles } from './bench/repetition.ts';
import { machine, table } from './bench/table.ts';
import { holds, type Round, verdict, verdictLine } from './bench/verdict.ts';

/** A single build of each kind would tell as much about what else the machine does. */
const REPETITIONS = 3;

/** Seconds that the checks of a project's content take by themselves, from nothing. */
function secondsOfChecks(folder: string): number {
  const program = path.join(import.meta.dirname, 'bench/time-of-checks.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [program, folder], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return Number(stdout);
}

const chosen = process.argv.slice(2).map(Number);
if (chosen.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error('Numbers of articles are whole: npm run bench -- 100 1000');
  process.exit(1);
}
const counts = chosen.length > 0 ? chosen : [100, 1000, 5000];
const builds = new Map<number, Builds[]>(counts.map((count) => [count, []]));
const sites = new Map<number, Site>();
const rounds: Round[] = [];
// All goes at the end: for minutes a disk is slower with new files after many have been deleted.
const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'site-bench-')));
try {
  for (let number = 1; number <= REPETITIONS; number += 1) {
    const made = await repetition(counts, path.join(folder, `${number}`));
    for (const { count, builds: build, site } of made) {
      builds.get(count)?.push(build);
      sites.set(count, site);
    }
    const rows = made.map(({ count, builds: build }) => ({ count, repetitions: [build] }));
    console.log(`${number} of ${REPETITIONS}:\n${table(rows)}\n`);
  }
  for (const [count, site] of sites) {
    rounds.push({
      count,
      repetitions: builds.get(count) ?? [],
      checks: secondsOfChecks(site.folder),
      edits: await editInDev(site.folder, articleFile(siteArticles(site.folder), site.last), `/Communique${site.last}`),
    });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const lines = verdict(rounds);
console.log(`${machine()}\n\n${table(rounds)}\n\n${lines.map(verdictLine).join('\n')}`);
process.exit(lines.every(holds) ? 0 : 1);
