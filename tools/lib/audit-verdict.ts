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
const LARGEST_PAINT_MS = 1000;

/**
 * Each figure's own median; of TBT the least. The browser's first layout is its longest task, takes 15 to 20 ms before
 * any page's text is counted, and another tenant of the same processor doubles that in one look and not in the next.
 * Such noise only ever adds, and TBT has no room for any: its limit is 0.
 */
export function together(looks: readonly Measurement[]): Measurement {
  const of = (name: keyof Measurement) => median(looks.map((look) => look[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: Math.min(...looks.map(({ tbt }) => tbt)),
    bytes: of('bytes'),
  };
}

/** The limits that a page misses, in words; none for a page that keeps them all. */
export function missesOf(measured: Measurement): string[] {
  const points = [
    ['performance', measured.performance],
    ['accessibility', measured.accessibility],
    ['best practices', measured.bestPractices],
    ['SEO', measured.seo],
  ] as const;
  return [
    ...points.filter(([, value]) => value < 100).map(([name, value]) => `${name} ${value} of 100`),
    ...(measured.cls > 0 ? [`CLS ${measured.cls.toFixed(3)}, not 0`] : []),
    ...(measured.tbt > 0 ? [`TBT ${Math.ceil(measured.tbt)} ms, not 0`] : []),
    ...(measured.lcp > LARGEST_PAINT_MS ? [`LCP ${Math.ceil(measured.lcp)} ms, over ${LARGEST_PAINT_MS}`] : []),
  ];
}

/** What all looks at a page say together, with its verdict. */
export function verdict(page: string, looks: readonly Measurement[]): AuditedPage {
  const measured = together(looks);
  return { page, ...measured, misses: missesOf(measured) };
}
