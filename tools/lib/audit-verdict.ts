import { median } from './median.ts';

/** What one look of Lighthouse at a page says. Categories in points of 100, times in ms, CLS without unit. */
export interface Measurement {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** What came over the wire until the page was quiet. */
  bytes: number;
}

/** What several looks at a page say together, and what it misses. */
export interface AuditedPage extends Measurement {
  /** The page's address, such as `/AboutUs`. */
  page: string;
  misses: string[];
}

/** The latest moment, in ms, at which the largest thing in the first view may be there. */
const largestPaint = (page: string): number => (page === '/NewsLetter' ? 1300 : 1000);

/** How long, in ms, a page's tasks may keep a visitor waiting in all. */
const BLOCKING_MS = 30;

/** The limits that a page misses, in words; none for a page that keeps them all. */
export function missesOf(page: string, measured: Measurement): string[] {
  const points = [
    ['performance', measured.performance],
    ['accessibility', measured.accessibility],
    ['best practices', measured.bestPractices],
    ['SEO', measured.seo],
  ] as const;
  const latest = largestPaint(page);
  return [
    ...points.filter(([, value]) => value < 100).map(([name, value]) => `${name} ${value} of 100`),
    ...(measured.cls > 0 ? [`CLS ${measured.cls.toFixed(3)}, not 0`] : []),
    ...(measured.tbt > BLOCKING_MS ? [`TBT ${Math.ceil(measured.tbt)} ms, over ${BLOCKING_MS}`] : []),
    ...(measured.lcp > latest ? [`LCP ${Math.ceil(measured.lcp)} ms, over ${latest}`] : []),
  ];
}

/** What all looks at a page say together, each figure by its own median, with its verdict. */
export function verdict(page: string, looks: readonly Measurement[]): AuditedPage {
  const of = (name: keyof Measurement) => median(looks.map((look) => look[name]));
  const measured: Measurement = {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    bytes: of('bytes'),
  };
  return { page, ...measured, misses: missesOf(page, measured) };
}
