import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { ensureBrowser } from '../setup.mjs';
import { type AuditedPage, type Measurement, verdict } from './audit-verdict.ts';
import { browserArguments } from './browser.ts';

/** How often a look is tried in which the browser told Lighthouse too little. */
const TRIES = 3;

export interface Auditor {
  /** Looks at a page of the site the given number of times. */
  audit(page: string, runs: number): Promise<AuditedPage>;
  close(): void;
}

/** Starts a browser for Lighthouse, and audits pages of the site at `origin` in it. */
export async function openAuditor(origin: string): Promise<Auditor> {
  const chrome = await launch({
    chromePath: (await ensureBrowser()) ?? chromium.executablePath(),
    chromeFlags: ['--headless=new', ...browserArguments],
  });
  return {
    async audit(page, runs) {
      const looks: Measurement[] = [];
      for (let run = 0; run < runs; run += 1) looks.push(await look(new URL(page, origin).href, chrome.port));
      return verdict(page, looks);
    },
    close() {
      chrome.kill();
    },
  };
}

/** One look as a phone on slow 4G, which is what Lighthouse does unless told otherwise. */
async function look(address: string, port: number): Promise<Measurement> {
  for (let tried = 1; ; tried += 1) {
    const outcome = await lighthouse(address, { port, output: 'json', logLevel: 'silent' });
    if (outcome === undefined) throw new Error(`Lighthouse gave no result for ${address}.`);
    const measured = measurementOf(outcome.lhr);
    if (!Object.values(measured).some(Number.isNaN)) return measured;
    if (tried === TRIES) {
      const reason = outcome.lhr.runtimeError?.message ?? JSON.stringify(measured);
      throw new Error(`Lighthouse could not audit ${address}: ${reason}`);
    }
  }
}

function measurementOf({ categories, audits }: Result): Measurement {
  /** A category's points of 100; none when a check of it failed to run. */
  const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
    bytes: figure('total-byte-weight'),
  };
}
