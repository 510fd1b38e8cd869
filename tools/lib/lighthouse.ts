import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { routes } from '../../src/lib/routes.ts';
import { createPreviewServer } from '../preview.ts';
import { ensureBrowser } from '../setup.mjs';
import { browserArguments } from './browser.ts';

/** Category scores out of 100, times in ms, CLS without a unit, bytes transferred until the page is idle. */
export type Figures = ReturnType<typeof figuresOf>;

/**
 * Limits in ms for a page's largest contentful paint and total blocking time; every page must also score 100 and shift
 * nothing. `npm run audit` holds every page to `aim`, `npm test` some pages to the looser `relaxed`: see docs/budgets.md.
 */
export const limits = {
  aim: (page: string) => ({ lcp: page === routes.readingRoom ? 1300 : 1000, tbt: 30 }),
  relaxed: (page: string) => ({ lcp: page === routes.about ? 1000 : 1300, tbt: 150 }),
};

/** A message for each limit that a page misses. */
export function missesOf(figures: Figures, most: { lcp: number; tbt: number }): string[] {
  const points = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
  const times = { ...most, cls: 0 };
  return [
    ...points.filter((name) => figures[name] !== 100).map((name) => `${name} ${figures[name]} of 100`),
    ...(['lcp', 'tbt', 'cls'] as const)
      // Negated, so that NaN, which means that Lighthouse could not measure it, counts as a miss.
      .filter((name) => !(figures[name] <= times[name]))
      .map((name) => `${name} ${figures[name]}, over ${times[name]}`),
  ];
}

/** Metrics that vary with the load of the machine. */
const measured = ['performance', 'lcp', 'cls', 'tbt', 'bytes'] as const;

/** Lighthouse's default CPU slowdown: it assumes that a phone is this many times slower than the machine. */
export const DEFAULT_SLOWDOWN = 4;

/**
 * Serves the built site and starts a browser for Lighthouse, which emulates a phone on slow 4G, its default.
 *
 * @param cpuSlowdownMultiplier how many times slower than this machine the phone is assumed to be
 */
export async function openAuditor({ cpuSlowdownMultiplier = DEFAULT_SLOWDOWN, dist = 'dist' } = {}) {
  const chromePath = (await ensureBrowser()) ?? chromium.executablePath();
  // If a later step fails, everything started so far is closed.
  await using started = new AsyncDisposableStack();
  const server = started.adopt(await createPreviewServer({ dist }), (preview) => preview.close());
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserArguments] });
  started.defer(() => {
    chrome.kill();
  });

  /** Audits a page once, optionally limited to some categories or audits. */
  async function runOnce(page: string, only: Flags = {}, tries = 3): Promise<Result> {
    const address = new URL(page, server.resolvedUrls?.local[0]).href;
    const throttling = { cpuSlowdownMultiplier };
    // The full-page screenshot is only for Lighthouse's own report, and takes a fifth of a run.
    const quick: Flags = { logLevel: 'silent', disableFullPageScreenshot: true };
    const { lhr } = (await lighthouse(address, { port: chrome.port, throttling, ...quick, ...only })) ?? {};
    if (lhr && lhr.runtimeError === undefined) return lhr;
    // Now and then the trace lacks the start of navigation: see docs/upstream/lighthouse-no-navstart.md.
    if (lhr?.runtimeError?.code === 'NO_NAVSTART' && tries > 1) return runOnce(page, only, tries - 1);
    throw new Error(`Lighthouse could not audit ${address}: ${lhr?.runtimeError?.message ?? 'it gave no result'}`);
  }

  const running = started.move();
  return {
    /**
     * The figures of a page, such as `/FAQ`. Performance metrics are the median of several runs; accessibility, best
     * practices and SEO do not vary, so they are taken from the first run.
     *
     * @param most limits that the caller checks: once a majority of the runs meets all of them, the remaining runs
     * could not change the verdict, and are skipped
     */
    async audit(page: string, runs = 3, most?: Parameters<typeof missesOf>[1]): Promise<Figures> {
      const first = figuresOf(await runOnce(page));
      const all = [first];
      const isDecided = () =>
        most !== undefined && all.filter((figures) => missesOf(figures, most).length === 0).length > runs / 2;
      while (all.length < runs && !isDecided()) {
        const again = figuresOf(await runOnce(page, { onlyCategories: ['performance'] }));
        all.push({ ...first, ...Object.fromEntries(measured.map((name) => [name, again[name]])) });
      }
      const median = (name: keyof Figures) =>
        all.map((figures) => figures[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)];
      return { ...first, ...Object.fromEntries(measured.map((name) => [name, median(name)])) };
    },
    runOnce,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
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
