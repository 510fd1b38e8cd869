import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { ensureBrowser } from '../setup.mjs';
import { type AuditedPage, type Measurement, missesOf, verdict } from './audit-verdict.ts';
import { browserArguments } from './browser.ts';
import { inCpuTime, type TraceEvent } from './cpu-time.ts';

/** How many looks give a median. */
const LOOKS = 3;

/** How many give it where fewer say that a page misses something: one program beside them can slow two of three. */
const MOST_LOOKS = 7;

/** How often a look is tried of which Lighthouse got no trace that it can read. */
const TRIES = 3;

export interface Auditor {
  /** Looks at a page of the site the given number of times. */
  audit(page: string, runs: number): Promise<AuditedPage>;
  /** What a page misses, by the median of three looks, or of seven where three miss something. */
  misses(page: string): Promise<string[]>;
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
      for (let run = 0; run < runs; run += 1) looks.push(await look(chrome, new URL(page, origin).href));
      return verdict(page, looks);
    },
    async misses(page) {
      const looks: Measurement[] = [];
      const see = async () => looks.push(await look(chrome, new URL(page, origin).href));
      // Two that miss nothing decide it, whatever a third would say.
      const isClear = () => looks.length > LOOKS / 2 && looks.every((each) => missesOf(each).length === 0);
      while (looks.length < LOOKS && !isClear()) await see();
      if (verdict(page, looks).misses.length > 0) while (looks.length < MOST_LOOKS) await see();
      return verdict(page, looks).misses;
    },
    close() {
      chrome.kill();
    },
  };
}

/**
 * One look as a phone on slow 4G, which is what Lighthouse does unless told otherwise. What the page's tasks took is
 * counted in time of the processor, so that other programs on the machine do not count as the page's work.
 */
async function look(chrome: LaunchedChrome, address: string): Promise<Measurement> {
  for (let tried = 1; ; tried += 1) {
    const folder = await mkdtemp(path.join(tmpdir(), 'audit-'));
    try {
      const lhr = await lookWithin(chrome, address, folder);
      if (!lhr.runtimeError) return measured(lhr);
      if (tried === TRIES) throw new Error(`Lighthouse could not audit ${address}: ${lhr.runtimeError.message}`);
    } finally {
      await rm(folder, { recursive: true });
    }
  }
}

async function lookWithin({ port }: LaunchedChrome, address: string, folder: string): Promise<Result> {
  const flags = { output: 'json', logLevel: 'silent' } as const;
  await lighthouse(address, { ...flags, port, gatherMode: folder });
  const file = path.join(folder, 'trace.json');
  const trace = JSON.parse(await readFile(file, 'utf8')) as { traceEvents: TraceEvent[] };
  await writeFile(file, JSON.stringify({ ...trace, traceEvents: inCpuTime(trace.traceEvents) }));

  const outcome = await lighthouse(address, { ...flags, auditMode: folder });
  if (outcome === undefined) throw new Error(`Lighthouse gave no result for ${address}.`);
  return outcome.lhr;
}

function measured(lhr: Result): Measurement {
  return {
    performance: points(lhr, 'performance'),
    accessibility: points(lhr, 'accessibility'),
    bestPractices: points(lhr, 'best-practices'),
    seo: points(lhr, 'seo'),
    fcp: figure(lhr, 'first-contentful-paint'),
    lcp: figure(lhr, 'largest-contentful-paint'),
    cls: figure(lhr, 'cumulative-layout-shift'),
    tbt: figure(lhr, 'total-blocking-time'),
    bytes: figure(lhr, 'total-byte-weight'),
  };
}

/** A category's points of 100; none when a check of it failed to run. */
function points(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function figure(result: Result, audit: string): number {
  const value = result.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse could not measure ${audit} of ${result.finalDisplayedUrl}.`);
  return value;
}
