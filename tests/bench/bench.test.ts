import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openBrowser } from '../../tools/lib/browser.ts';
import { run } from '../../tools/lib/run.mjs';
import { copyProjectTo, linkPackages } from '../lib/project-copy.ts';
import { startDevServer } from '../lib/dev-server.ts';
import { temporaryFolder, writeInto } from '../lib/temporary-folder.ts';

/** Numbers of articles, the smaller one first; for a quick run: `ARTICLES="10 20" npm run bench`. */
const [fewer = 100, more = 1000] = (process.env['ARTICLES'] ?? '').split(' ').filter(Boolean).map(Number);

const kinds = ['from nothing', 'one changed'] as const;

/** Limits: multiples of the bare project; `growth`, of the time per article with fewer articles; `edit`, in ms. */
const bounds = { 'from nothing': 3.5, 'one changed': 2, memory: 1.8, growth: 1.1, edit: 500 };

/** Number of the first article; those of the firm’s own articles are lower. */
const FIRST = 1001;

const told = readFileSync('content/communiques/Communique3.mdx', 'utf8');

/** One of the firm's articles with its own title, date and a picture, without components that only this site has. */
const article = (number: number): string =>
  told
    .replace(/^title: .*$/m, `title: Article ${number}`)
    .replace(/^date: .*$/m, `date: ${new Date(Date.UTC(2014, 0, number % 4000)).toISOString().slice(0, 10)}`)
    .replaceAll(/<\/?[A-Z][^>]*>/g, '')
    .concat('\n![A ring](./bench-figure.svg)\n');

/** The smallest Astro project with MDX that shows the articles, as one would write it on the first day. */
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
const { Content } = await render(Astro.props.entry);
---
<html lang="en"><head><title>{Astro.props.entry.data.title}</title></head><body><Content /></body></html>`,
};

/** Makes each process of a build append its peak memory to a file. */
const hook = `import { appendFileSync } from 'node:fs';
process.on('exit', () => appendFileSync(process.env.BENCH_MEMORY, process.resourceUsage().maxRSS + '\\n'));`;

/** Runs a program of a project with Node. @returns seconds, and the peak memory of its largest process in MB */
async function measured(folder: string, ...args: string[]): Promise<{ seconds: number; memory: number }> {
  const file = path.join(folder, '.bench-memory');
  rmSync(file, { force: true });
  const env = {
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}`,
    BENCH_MEMORY: file,
  };
  const began = performance.now();
  const { code, output } = await run('node', args, { cwd: folder, env, output: 'kept' });
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output}`);
  const peaks = readFileSync(file, 'utf8').trim().split('\n').map(Number);
  return { seconds: (performance.now() - began) / 1000, memory: Math.max(...peaks) / 1024 };
}

/** Builds both projects from nothing and after a change; the site has the PDFs of its articles, as a clone would. */
async function measureBoth(count: number, folder: string) {
  const site = copyProjectTo(path.join(folder, 'site'));
  const bare = path.join(folder, 'bare');
  writeInto(bare, bareProject);
  linkPackages(bare);
  const none = () => ({ bare: { seconds: NaN, memory: NaN }, site: { seconds: NaN, memory: NaN } });
  const took = { 'from nothing': none(), 'one changed': none() };
  // Each project is built by its own command; the site's keeps the previous build until the new one is complete.
  for (const [name, project, articles, command] of [
    ['bare', bare, 'articles', ['node_modules/astro/bin/astro.mjs', 'build']],
    ['site', site, 'content/communiques', ['tools/build.ts']],
  ] as const) {
    const first = path.join(project, articles, `Communique${FIRST}.mdx`);
    const numbers = Array.from({ length: count }, (_, index) => FIRST + index);
    writeInto(path.join(project, articles), {
      'bench-figure.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>',
      ...Object.fromEntries(numbers.map((number) => [`Communique${number}.mdx`, article(number)])),
    });
    if (name === 'site') await measured(project, 'tools/documents.ts');
    for (const kind of kinds) {
      if (kind === 'one changed') appendFileSync(first, '\nA few words more.\n');
      const build = await measured(project, ...command);
      took[kind][name] = build;
      console.log(`${count} articles, ${name}, ${kind}: ${build.seconds.toFixed(1)} s, ${build.memory.toFixed(0)} MB`);
    }
  }
  return { took, site };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Milliseconds from saving a file until the open page of the dev server shows the change: the median of five edits. */
async function timeOfEdit(project: string): Promise<number> {
  const server = await startDevServer(project);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/Communique${FIRST}`);
    const times: number[] = [];
    for (const word of ['one', 'two', 'three', 'four', 'five'].map((name) => `edit${name}`)) {
      const began = performance.now();
      appendFileSync(path.join(project, `content/communiques/Communique${FIRST}.mdx`), `${word}\n`);
      await page.waitForFunction((wanted) => document.documentElement.textContent.includes(wanted), word);
      times.push(performance.now() - began);
      // The next edit must not begin before the dev server has stored this one.
      const store = path.join(project, '.astro/data-store.json');
      await expect.poll(() => readFileSync(store, 'utf8'), { timeout: 30_000, message: store }).toContain(word);
    }
    return median(times);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Prints a line for each limit, whether it is kept or exceeded. */
function hold(what: string, value: number, bound: number): void {
  console.log(`${value <= bound ? 'ok  ' : 'OVER'} ${value.toFixed(2)} (at most ${bound}): ${what}`);
  expect.soft(value, what).toBeLessThanOrEqual(bound);
}

it('keeps to its multiples of a bare Astro project, from nothing and after one article has changed', async () => {
  const small = await measureBoth(fewer, temporaryFolder());
  const large = await measureBoth(more, temporaryFolder());
  for (const kind of kinds) {
    const [{ site: before }, { site, bare }] = [small.took[kind], large.took[kind]];
    hold(`time of bare, ${more} articles, ${kind}`, site.seconds / bare.seconds, bounds[kind]);
    hold(`memory of bare, ${more} articles, ${kind}`, site.memory / bare.memory, bounds.memory);
    hold(`time per article beside ${fewer}, ${kind}`, site.seconds / more / (before.seconds / fewer), bounds.growth);
  }
  hold(`ms until an edit shows, ${more} articles`, await timeOfEdit(large.site), bounds.edit);
});
