/**
 * `npm run bench`: builds this site with 100, 1,000 and 5,000 made articles beside a bare Astro project with the same
 * ones, three times each, edits one in the dev server, and prints what the middle build took, as a table and as ratios
 * with their limits.
 * `npm run bench -- 100 1000` takes those numbers instead. Exit code 1 where a limit is passed.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { articleFile, writeArticles } from './bench/articles.ts';
import { bareArticles, writeBareProject } from './bench/bare-project.ts';
import { editInDev } from './bench/edit-in-dev.ts';
import { type Build, measuredBuild } from './bench/measured-build.ts';
import { machine, table } from './bench/table.ts';
import { type Round, verdict, verdictLine } from './bench/verdict.ts';
import { copyProjectTo, linkPackages } from './lib/project-copy.ts';

/** Builds of each kind, as one alone tells as much about the machine’s other work. */
const BUILDS = 3;

/** The build that took neither longest nor shortest. @param build makes one, numbered from 1 */
function middleBuild(build: (number: number) => Build): Build {
  const builds = Array.from({ length: BUILDS }, (_, index) => build(index + 1));
  return builds.toSorted((a, b) => a.seconds - b.seconds)[(BUILDS - 1) / 2] as Build;
}

/** A project with articles, each time as a new copy: to delete what a build has left makes the next one slower. */
interface Project {
  /** Makes the copy of a number. @returns its folder */
  copy: (number: number) => string;
  /** Where the articles of a copy are. */
  articles: (copy: string) => string;
}

/** Builds of a project from nothing and after a few words more in one article, and the copy that is left. */
function buildsOf(
  { copy, articles }: Project,
  count: number,
): { cold: Build; warm: Build; left: string; last: number } {
  let left = '';
  let last = 0;
  const cold = middleBuild((number) => {
    left = copy(number);
    last = writeArticles(articles(left), count);
    return measuredBuild(left);
  });
  const warm = middleBuild(() => {
    appendFileSync(articleFile(articles(left), last), '\nA few words more.\n');
    return measuredBuild(left);
  });
  return { cold, warm, left, last };
}

/** Seconds that the checks of a project's content take by themselves, from nothing. */
function secondsOfChecks(folder: string): number {
  const program = path.join(import.meta.dirname, 'bench/time-of-checks.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [program, folder], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return Number(stdout);
}

async function round(count: number, folder: string): Promise<Round> {
  const bare = buildsOf(
    {
      copy: (number) => {
        const copy = path.join(folder, `bare-${number}`);
        writeBareProject(copy);
        linkPackages(copy);
        return copy;
      },
      articles: bareArticles,
    },
    count,
  );
  const articles = (copy: string) => path.join(copy, 'content/communiques');
  const site = buildsOf({ copy: (number) => copyProjectTo(path.join(folder, `site-${number}`)), articles }, count);
  return {
    count,
    bare: { cold: bare.cold, warm: bare.warm },
    site: { cold: site.cold, warm: site.warm },
    checks: secondsOfChecks(site.left),
    edits: await editInDev(site.left, articleFile(articles(site.left), site.last), `/Communique${site.last}`),
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
