/**
 * `npm run bench`: builds this site with 100, 1,000 and 5,000 made articles beside a bare Astro project with the same
 * ones, edits one in the dev server, and prints what each took, as a table and as ratios with their limits.
 * `npm run bench -- 100 1000` takes those numbers instead. Exit code 1 where a limit is passed.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { articleFile, writeArticles } from './bench/articles.ts';
import { bareArticles, writeBareProject } from './bench/bare-project.ts';
import { editInDev } from './bench/edit-in-dev.ts';
import { type Build, forget, measuredBuild } from './bench/measured-build.ts';
import { machine, table } from './bench/table.ts';
import { type Round, verdict, verdictLine } from './bench/verdict.ts';
import { copyProjectTo, linkPackages } from './lib/project-copy.ts';

function buildFromNothing(folder: string): Build {
  forget(folder);
  return measuredBuild(folder);
}

/** A build after a few words more in one article. */
function buildAgain(folder: string, article: string): Build {
  appendFileSync(article, '\nA few words more.\n');
  return measuredBuild(folder);
}

/** Seconds that the checks of a project's content take by themselves, from nothing. */
function secondsOfChecks(folder: string): number {
  const program = path.join(import.meta.dirname, 'bench/time-of-checks.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [program, folder], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return Number(stdout);
}

async function round(count: number, folder: string): Promise<Round> {
  const bare = path.join(folder, 'bare');
  writeBareProject(bare);
  linkPackages(bare);
  const site = copyProjectTo(path.join(folder, 'site'));
  const articles = path.join(site, 'content/communiques');
  const last = writeArticles(articles, count);
  writeArticles(bareArticles(bare), count);
  const cold = { bare: buildFromNothing(bare), site: buildFromNothing(site) };
  const warm = {
    bare: buildAgain(bare, articleFile(bareArticles(bare), last)),
    site: buildAgain(site, articleFile(articles, last)),
  };
  return {
    count,
    bare: { cold: cold.bare, warm: warm.bare },
    site: { cold: cold.site, warm: warm.site },
    checks: secondsOfChecks(site),
    edits: await editInDev(site, articleFile(articles, last), `/Communique${last}`),
  };
}

const chosen = process.argv.slice(2).map(Number);
if (chosen.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error('Numbers of articles are whole: npm run bench -- 100 1000');
  process.exit(1);
}
const rounds: Round[] = [];
// All goes at the end: for minutes a disk is slower with new files after many have been deleted.
const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'site-bench-')));
try {
  for (const count of chosen.length > 0 ? chosen : [100, 1000, 5000]) {
    rounds.push(await round(count, path.join(folder, String(count))));
    console.log(`${table(rounds.slice(-1))}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const lines = verdict(rounds);
console.log(`${machine()}\n\n${table(rounds)}\n\n${lines.map(verdictLine).join('\n')}`);
process.exit(lines.every(({ value, limit }) => value <= limit) ? 0 : 1);
