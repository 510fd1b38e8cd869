import type { ContentProblem } from '../loaders/content-problem.ts';
import { problem } from './problem.ts';
import type { TextBlock } from './read-body.ts';
import type { ContentFile } from './read-file.ts';
import { recordOf } from './site.ts';

const share = String.raw`\d[\d,.]*\s?(?:%|per\s?cent)`;

/** A figure that says how well something of the firm's did: “returned 21%”, “a return of 185%”, “Return | 185%”. */
const figure = new RegExp(
  String.raw`\b(?:returned|returns? of|gained|grew by|rose by|outperformed\s[^.]{0,30}by|CAGR of|alpha of|performance of|return)\s+(?:about |around |nearly |over |more than |up to |only )?${share}|${share}\s+(?:returns?|CAGR|alpha|a year since|per annum since)\b`,
  'iu',
);

/** What has to stand in the same part of a text, and what it is called. */
const companions: [name: string, pattern: RegExp][] = [
  ['its date', /\b(19|20)\d\d\b|\bdate\b|\bperiod\b/i],
  [
    'its basis (TWRR or back-test, net or gross of fees)',
    /\bTWRR\b|time-weighted|back-?test|\b(net|gross|before|after) (of )?(all )?(fees|expenses|costs)\b|\bnet\b|\bgross\b/i,
  ],
  ['its benchmark', /\bbenchmark\b|\bNifty\b|\bSensex\b|\bBSE\b|\bTRI\b/i],
];

/** Performance figures without what must stand beside them, in a text and among the fields. */
export const checkPerformance = (entry: ContentFile): ContentProblem[] => [...inFields(entry), ...inText(entry)];

/** The schemas see to the date and the basis; the benchmark is a field of its own, which others use as well. */
function inFields({ file, source }: ContentFile): ContentProblem[] {
  const { performance, benchmark } = recordOf(source.data);
  if (performance === undefined || benchmark !== undefined) return [];
  const place = { file, line: source.lineOf(['performance']), field: 'performance' };
  return [problem('performance-benchmark', place, undefined)];
}

function inText({ file, body }: ContentFile): ContentProblem[] {
  const sections = new Map<number, TextBlock[]>();
  for (const block of body.blocks) sections.set(block.section, [...(sections.get(block.section) ?? []), block]);
  return [...sections.values()].flatMap((blocks) => {
    const bare = blocks.find(({ text }) => figure.test(text));
    if (bare === undefined) return [];
    const all = blocks.map(({ text }) => text).join('\n');
    const missing = companions.filter(([, pattern]) => !pattern.test(all)).map(([name]) => name);
    return missing.length === 0 ? [] : [problem('performance-bare', { file, line: bare.line }, { missing })];
  });
}
