import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { createPreviewServer } from '../preview.ts';
import { ensureBrowser } from '../setup.mjs';
import { browserArguments } from './browser.ts';

/** Categories in points of 100, times in ms, CLS without a unit, bytes over the wire until the page is quiet. */
export type Figures = ReturnType<typeof figuresOf>;

/**
 * The most, in ms, that the largest paint and the blocking time of a page may be; every point and no layout shift are asked
 * of each. `npm run audit` holds every page to the aim, `npm test` some to what none may miss meanwhile: docs/budgets.md.
 */
export const limits = {
  aim: (page: string) => ({ lcp: page === '/NewsLetter' ? 1300 : 1000, tbt: 30 }),
  held: (page: string) => ({ lcp: page === '/AboutUs' ? 1000 : 1300, tbt: 150 }),
};

/** The limits that a page misses, in words. */
export function missesOf(figures: Figures, most: { lcp: number; tbt: number }): string[] {
  const points = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
  const times = { ...most, cls: 0 };
  return [
    ...points.filter((name) => figures[name] !== 100).map((name) => `${name} ${figures[name]} of 100`),
    ...(['lcp', 'tbt', 'cls'] as const)
      // One that Lighthouse could not measure is NaN, and misses as well.
      .filter((name) => !(figures[name] <= times[name]))
      .map((name) => `${name} ${figures[name]}, over ${times[name]}`),
  ];
}

/** What a machine at work on something else moves. */
const measured = ['performance', 'lcp', 'cls', 'tbt', 'bytes'] as const;

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
export async function openAuditor({ calibrated = false, dist = 'dist' } = {}) {
  const chromePath = (await ensureBrowser()) ?? chromium.executablePath();
  // What has been started ends where a later step fails.
  await using started = new AsyncDisposableStack();
  const server = started.adopt(await createPreviewServer({ dist }), (preview) => preview.close());
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserArguments] });
  started.defer(() => {
    chrome.kill();
  });
  let cpuSlowdownMultiplier = DEFAULT_SLOWDOWN;

  /** Audits a page in some categories or by some audits, or in all. */
  async function runOnce(page: string, only: Flags = {}, tries = 3): Promise<Result> {
    const address = new URL(page, server.resolvedUrls?.local[0]).href;
    const throttling = { cpuSlowdownMultiplier };
    // The picture of the whole page is for Lighthouse's own report, and takes a fifth of a run.
    const quick: Flags = { logLevel: 'silent', disableFullPageScreenshot: true };
    const { lhr } = (await lighthouse(address, { port: chrome.port, throttling, ...quick, ...only })) ?? {};
    if (lhr && lhr.runtimeError === undefined) return lhr;
    // Now and then Chrome's trace begins too late to hold the page's start, which says nothing of the page.
    if (lhr?.runtimeError?.code === 'NO_NAVSTART' && tries > 1) return runOnce(page, only, tries - 1);
    throw new Error(`Lighthouse could not audit ${address}: ${lhr?.runtimeError?.message ?? 'it gave no result'}`);
  }

  if (calibrated) {
    // Which says how quick the machine is, whatever it is asked.
    const { benchmarkIndex } = (await runOnce('/', { onlyAudits: ['is-on-https'] })).environment;
    cpuSlowdownMultiplier = Math.min(DEFAULT_SLOWDOWN, benchmarkIndex / PHONE);
  }
  const running = started.move();
  return {
    /**
     * The figures of a page, such as `/FAQ`: of each that a busy machine moves, which is measured in so many runs, the
     * median; of accessibility, best practices and search, which are as the page is, those of the first run.
     *
     * @param most limits that the figures are held to: once most runs keep all of them, the others could change nothing,
     * and are left out
     */
    async audit(page: string, runs = 3, most?: Parameters<typeof missesOf>[1]): Promise<Figures> {
      const first = figuresOf(await runOnce(page));
      const all = [first];
      const isDecided = () =>
        most !== undefined && all.length > runs / 2 && all.every((figures) => missesOf(figures, most).length === 0);
      while (all.length < runs && !isDecided()) {
        const again = figuresOf(await runOnce(page, { onlyCategories: ['performance'] }));
        all.push({ ...first, ...Object.fromEntries(measured.map((name) => [name, again[name]])) });
      }
      const median = (name: keyof Figures) =>
        all.map((figures) => figures[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)];
      return { ...first, ...Object.fromEntries(measured.map((name) => [name, median(name)])) };
    },
    close: () => running.disposeAsync(),
  };
}

function figuresOf({ categories, audits }: Result) {
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    lcp: Math.ceil(value('largest-contentful-paint')),
    cls: Math.ceil(value('cumulative-layout-shift') * 1000) / 1000,
    tbt: Math.ceil(value('total-blocking-time')),
    bytes: value('total-byte-weight'),
  };
}
