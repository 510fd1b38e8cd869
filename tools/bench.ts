/**
 * `npm run bench`: builds this site with 100 and with 1,000 made articles beside a bare Astro project with the same ones,
 * three times over: from nothing, and after one article has changed. Prints time and peak memory as the median of the three,
 * and how soon an edit shows in the dev server; ends with 1 where a bound is passed. `npm run bench -- 10 20` takes those
 * numbers of articles. Figures are this machine’s, ratios hardly: let it run alone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openBrowser } from './lib/browser.ts';
import { startDevServer } from './lib/dev-server.ts';
import { copyProjectTo, linkPackages } from './lib/project-copy.ts';
import { environment } from './lib/run.mjs';

/** The most that this site may take: as often as the bare project, per article beside the smaller number, and in ms. */
const bounds = { 'from nothing': 3.5, 'one changed': 2, memory: 1.8, growth: 1.1, edit: 500 };

const REPETITIONS = 3;

/** What a build took: seconds, and the peak memory of its largest process in MB. */
interface Build {
  seconds: number;
  memory: number;
}

const sectors = ['software', 'pharma', 'cement', 'retail banking', 'tyres', 'paints', 'hospitals', 'chemicals'];
const sector = (number: number) => sectors[number % sectors.length] ?? '';

/** The text of a made article, some 700 words: headings, paragraphs, a list, a table, a link and a picture. */
function article(number: number): string {
  const paragraph = `A company in ${sector(number)} lives by **a few habits** of its customers, and article ${number} looks
at one of them. The first thing to ask is who sets the price, as the annual report rarely says it plainly. In
${sector(number + 3)} the answer is often found in the *notes*, under working capital.`;
  const sections = [1, 2, 3, 4].map(
    (part) => `## What ${sector(number + part)} shows\n\n${`${paragraph}\n\n`.repeat(3)}`,
  );
  return `---
title: Article ${number} on ${sector(number)}
date: ${new Date(Date.UTC(2010, 0, number % 5000)).toISOString().slice(0, 10)}
summary: Article ${number} of the bench, on ${sector(number)} and its accounts.
description: Article ${number} of the bench, on ${sector(number)}.
specimen: true
---

${paragraph} [How the firm invests](/InvestmentPhilosophy) says more.

![A ring](./bench-figure.svg)

${sections.join('')}- who sets the price
- what it costs to leave

| Question | Where to look | Page |
| --- | --- | --- |
| who sets the price | Notes to the accounts | ${number % 90} |
`;
}

/** The firm’s own articles come before this number. */
const FIRST = 1001;

const articleFile = (folder: string, number: number) => path.join(folder, `Communique${number}.mdx`);

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><circle cx="160" cy="100" r="80" fill="#777"/></svg>';

/** The smallest Astro project with MDX that shows the articles: what its author would write on the first day. */
const bareProject = {
  'package.json': '{ "name": "bare", "private": true, "type": "module" }',
  'astro.config.mjs': `import mdx from '@astrojs/mdx';
export default { build: { format: 'file' }, integrations: [mdx()] };`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { glob } from 'astro/loaders';
const schema = z.object({ title: z.string(), date: z.coerce.date(), summary: z.string(), description: z.string() });
export const collections = { articles: defineCollection({ loader: glob({ pattern: '*.mdx', base: 'articles' }), schema }) };`,
  'src/pages/[id].astro': `---
import { getCollection, render } from 'astro:content';
export const getStaticPaths = async () =>
  (await getCollection('articles')).map((entry) => ({ params: { id: entry.id }, props: { entry } }));
const { title, description } = Astro.props.entry.data;
const { Content } = await render(Astro.props.entry);
---
<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{title}</title><meta name="description" content={description}></head>
<body><h1>{title}</h1><Content /></body>
</html>`,
  'src/pages/index.astro': `---
import { getCollection } from 'astro:content';
const articles = await getCollection('articles');
---
<ul>{articles.map(({ id, data }) => <li><a href={'/' + id}>{data.title}</a></li>)}</ul>`,
};

function writeFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Has each process of a build add a line with its peak memory to a file. */
const hook = `import { appendFileSync } from 'node:fs';
process.on('exit', () => appendFileSync(process.env.BENCH_MEMORY, process.resourceUsage().maxRSS + '\\n'));`;

/** Runs a program of a project with Node. */
async function measured(folder: string, ...args: string[]): Promise<Build> {
  const file = path.join(folder, '.bench-memory');
  rmSync(file, { force: true });
  const env = environment({
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}`,
    BENCH_MEMORY: file,
  });
  const began = performance.now();
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} failed in ${folder}; its words are above.`);
  const peaks = readFileSync(file, 'utf8').trim().split('\n').map(Number);
  return { seconds: (performance.now() - began) / 1000, memory: Math.max(...peaks) / 1024 };
}

/** Both projects with so many articles; the site has their PDFs, as a clone would. */
async function makeProjects(count: number, folder: string) {
  const site = copyProjectTo(path.join(folder, 'site'));
  const bare = path.join(folder, 'bare');
  for (const [name, text] of Object.entries(bareProject)) writeFile(path.join(bare, name), text);
  linkPackages(bare);
  const projects = [
    { name: 'bare', folder: bare, articles: path.join(bare, 'articles') },
    { name: 'site', folder: site, articles: path.join(site, 'content/communiques') },
  ] as const;
  for (const { articles } of projects) {
    writeFile(path.join(articles, 'bench-figure.svg'), picture);
    for (let number = FIRST; number < FIRST + count; number += 1) {
      writeFile(articleFile(articles, number), article(number));
    }
  }
  await measured(site, 'tools/documents.ts');
  return projects;
}

/** Milliseconds from saving a file until the open page of the dev server has the word: the median of five edits. */
async function timeOfEdit(project: string, number: number): Promise<number> {
  const file = articleFile(path.join(project, 'content/communiques'), number);
  const server = await startDevServer(project);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/Communique${number}`);
    const times: number[] = [];
    for (const word of ['one', 'two', 'three', 'four', 'five'].map((name) => `edit${name}`)) {
      const began = performance.now();
      appendFileSync(file, `${word}\n`);
      await page.waitForFunction((wanted) => document.documentElement.textContent.includes(wanted), word);
      times.push(performance.now() - began);
      // In which the dev server stores what is new and checks it, as it would for a writer.
      await setTimeout(2500);
    }
    return median(times);
  } finally {
    await browser.close();
    await server.stop();
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Takes away what builds have left. All is deleted at the end: for minutes after that a disk is slower with new files. */
function putAside(folder: string): void {
  const aside = mkdtempSync(path.join(folder, '../left-'));
  for (const left of ['dist', '.astro', '.cache', 'node_modules/.astro', 'node_modules/.vite']) {
    const old = path.join(folder, left);
    if (existsSync(old)) renameSync(old, path.join(aside, left.replace('/', '-')));
  }
}

const kinds = ['from nothing', 'one changed'] as const;
const builds: (Build & { count: number; name: string; kind: (typeof kinds)[number] })[] = [];

async function measure(count: number, projects: Awaited<ReturnType<typeof makeProjects>>): Promise<void> {
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    for (const kind of kinds) {
      for (const { name, folder, articles } of projects) {
        if (kind === 'one changed') appendFileSync(articleFile(articles, FIRST), '\nA few words more.\n');
        else putAside(folder);
        const took = await measured(folder, 'node_modules/astro/bin/astro.mjs', 'build');
        builds.push({ count, name, kind, ...took });
        console.log(`${count} articles, ${name}, ${kind}: ${took.seconds.toFixed(1)} s, ${took.memory.toFixed(0)} MB`);
      }
    }
  }
}

const chosen = process.argv.slice(2).map(Number);
const [fewer = 100, more = 1000] = chosen;
if (chosen.length === 1 || !(fewer > 0 && fewer < more)) {
  throw new Error('Give two numbers of articles, the smaller first: npm run bench -- 100 1000');
}
const root = mkdtempSync(path.join(tmpdir(), 'site-bench-'));
let edit = NaN;
try {
  for (const count of [fewer, more]) {
    const projects = await makeProjects(count, path.join(root, String(count)));
    await measure(count, projects);
    if (count === more) edit = await timeOfEdit(projects[1].folder, FIRST);
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}

const middle = (measure: keyof Build, count: number, name: string, kind: string) =>
  median(
    builds.filter((one) => one.count === count && one.name === name && one.kind === kind).map((one) => one[measure]),
  );
const timesBare = (measure: keyof Build, kind: string) =>
  middle(measure, more, 'site', kind) / middle(measure, more, 'bare', kind);
const perArticle = (count: number, kind: string) => middle('seconds', count, 'site', kind) / count;
const verdict = [
  ...kinds.flatMap((kind) => [
    { what: `time of bare, ${more} articles, ${kind}`, value: timesBare('seconds', kind), bound: bounds[kind] },
    { what: `memory of bare, ${more} articles, ${kind}`, value: timesBare('memory', kind), bound: bounds.memory },
    {
      what: `time per article beside ${fewer} articles, ${kind}`,
      value: perArticle(more, kind) / perArticle(fewer, kind),
      bound: bounds.growth,
    },
  ]),
  { what: `ms until an edit shows, ${more} articles`, value: edit, bound: bounds.edit },
];
for (const { what, value, bound } of verdict) {
  console.log(`${value <= bound ? 'ok  ' : 'OVER'} ${value.toFixed(2)} (at most ${bound}): ${what}`);
}
process.exitCode = verdict.every(({ value, bound }) => value <= bound) ? 0 : 1;
