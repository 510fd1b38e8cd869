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

/** A build from nothing, and one after a few words more in one article. */
function coldAndWarm(folder: string, article: string): { cold: Build; warm: Build } {
  forget(folder);
  const cold = measuredBuild(folder);
  appendFileSync(article, '\nA few words more.\n');
  return { cold, warm: measuredBuild(folder) };
}

/** Seconds that the checks of a project's content take by themselves, from nothing. */
function secondsOfChecks(folder: string): number {
  const program = path.join(import.meta.dirname, 'bench/time-of-checks.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [program, folder], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return Number(stdout);
}

async function round(count: number): Promise<Round> {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'site-bench-')));
  try {
    const bare = path.join(folder, 'bare');
    writeBareProject(bare);
    linkPackages(bare);
    const site = copyProjectTo(path.join(folder, 'site'));
    const articles = path.join(site, 'content/communiques');
    const last = writeArticles(articles, count);
    writeArticles(bareArticles(bare), count);
    return {
      count,
      bare: coldAndWarm(bare, articleFile(bareArticles(bare), last)),
      site: coldAndWarm(site, articleFile(articles, last)),
      checks: secondsOfChecks(site),
      edits: await editInDev(site, articleFile(articles, last), `/Communique${last}`),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const chosen = process.argv.slice(2).map(Number);
if (chosen.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error('Numbers of articles are whole: npm run bench -- 100 1000');
  process.exit(1);
}
const rounds: Round[] = [];
for (const count of chosen.length > 0 ? chosen : [100, 1000, 5000]) {
  rounds.push(await round(count));
  console.log(`${table(rounds.slice(-1))}\n`);
}
const lines = verdict(rounds);
console.log(`${machine()}\n\n${table(rounds)}\n\n${lines.map(verdictLine).join('\n')}`);
process.exit(lines.every(({ value, limit }) => value <= limit) ? 0 : 1);
