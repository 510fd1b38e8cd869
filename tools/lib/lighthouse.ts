import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { createPreviewServer } from '../preview.ts';
import { ensureBrowser } from '../setup.mjs';
import { browserArguments } from './browser.ts';

/** Categories in points of 100, times in ms, CLS without a unit, bytes over the wire until the page is quiet. */
export type Figures = ReturnType<typeof figuresOf>;

/**
 * The most, in ms, that the largest paint and the blocking time of a page may be; every point and no layout shift are asked
 * of each. `npm run audit` holds every page to the aim, `npm test` some to what none may miss meanwhile (README, “Budgets”).
 */
export const limits = {
  aim: (page: string) => ({ lcp: page === '/NewsLetter' ? 1300 : 1000, tbt: 30 }),
  held: { lcp: 1500, tbt: 150 },
};

/** The limits that a page misses, in words. */
export function missesOf(figures: Figures, most: { lcp: number; tbt: number }): string[] {
  const points = ['performance', 'accessibility', 'best practices', 'SEO'] as const;
  const times = ['lcp', 'tbt'] as const;
  return [
    ...points.filter((name) => figures[name] < 100).map((name) => `${name} ${figures[name]} of 100`),
    ...times
      .filter((name) => figures[name] > most[name])
      .map((name) => `${name} ${figures[name]} ms, over ${most[name]}`),
    ...(figures.cls > 0 ? [`cls ${figures.cls}, not 0`] : []),
  ];
}

/** How quick a phone of the middle of the market is by Lighthouse's benchmark, as Chrome's developer tools have it. */
const PHONE = 1000;

/** How many times as slow as the machine it runs on Lighthouse takes a phone to be, unless told otherwise. */
const DEFAULT_SLOWDOWN = 4;

/**
 * Serves the built site, and starts a browser for Lighthouse, which audits as a phone on slow 4G: its own default.
 *
 * @param calibrated slows down less where the machine is not four times as quick as such a phone; Lighthouse advises that
 * for slow machines. Otherwise its default holds everywhere
 */
export async function openAuditor({ calibrated = false } = {}) {
  const chromePath = (await ensureBrowser()) ?? chromium.executablePath();
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserArguments] });
  const server = await createPreviewServer({ port: 0 });
  const addressOf = (page: string) => new URL(page, server.resolvedUrls?.local[0]).href;
  const machine = calibrated ? await benchmarkIndex(addressOf('/'), chrome.port) : Infinity;
  const slowdown = Math.min(DEFAULT_SLOWDOWN, machine / PHONE);
  return {
    /** The median of each figure of a page, such as `/FAQ`, in so many runs. */
    async audit(page: string, runs = 3): Promise<Figures> {
      const all: Figures[] = [];
      while (all.length < runs) all.push(await runOnce(addressOf(page), chrome.port, slowdown));
      const median = (name: string) =>
        all.map((figures) => figures[name as keyof Figures]).sort((a, b) => a - b)[Math.floor(runs / 2)];
      return Object.fromEntries(Object.keys(all[0] ?? {}).map((name) => [name, median(name)])) as Figures;
    },
    async close() {
      chrome.kill();
      await server.close();
    },
  };
}

/** How quick the machine is, by Lighthouse's own benchmark. */
async function benchmarkIndex(address: string, port: number): Promise<number> {
  const result = await lighthouse(address, { port, logLevel: 'silent', onlyCategories: ['seo'] });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${address}.`);
  return result.lhr.environment.benchmarkIndex;
}

/** @throws with Lighthouse’s own words where the browser told it too little three times */
async function runOnce(address: string, port: number, cpuSlowdownMultiplier: number, tries = 3): Promise<Figures> {
  const result = await lighthouse(address, { port, logLevel: 'silent', throttling: { cpuSlowdownMultiplier } });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${address}.`);
  const figures = figuresOf(result.lhr);
  if (!Object.values(figures).some(Number.isNaN)) return figures;
  if (tries > 1) return runOnce(address, port, cpuSlowdownMultiplier, tries - 1);
  throw new Error(
    `Lighthouse could not audit ${address}: ${result.lhr.runtimeError?.message ?? JSON.stringify(figures)}`,
  );
}

function figuresOf({ categories, audits }: Result) {
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best practices': points('best-practices'),
    SEO: points('seo'),
    fcp: Math.ceil(value('first-contentful-paint')),
    lcp: Math.ceil(value('largest-contentful-paint')),
    cls: Math.ceil(value('cumulative-layout-shift') * 1000) / 1000,
    tbt: Math.ceil(value('total-blocking-time')),
    bytes: value('total-byte-weight'),
  };
}
