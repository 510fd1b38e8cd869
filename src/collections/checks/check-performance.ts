import { fieldTexts } from './shown-texts.ts';
import { type ContentProblem, problem } from '../findings/content-problem.ts';
import { type ContentFile, placeOfField } from '../loader/read-file.ts';
import { recordOf } from '../../lib/record-of.ts';

const share = String.raw`\d[\d,.]{0,12}\s?(?:%|per\s?cent(?:age\s+points?)?)`;

const points = String.raw`(?:${share}|\d[\d,.]{0,12}\s?(?:points?|basis\s+points?|bps)\b)`;

const about = String.raw`(?:about |around |nearly |over |more than |up to |only )?`;

/** A period, which turns a figure into a return: “last year”, “in 2024”, “a year”, “since inception”. */
const time = String.raw`[,;:]?\s*(?:(?:in|over|during|for)\s+)?(?:the\s+)?(?:(?:last|past|previous|this)\s+(?:\w+\s+)?(?:year|quarter|month|decade)s?|(?:an?|every|each|per)\s+(?:year|quarter|month|annum)|annually|yearly|p\.\s?a\.|(?:19|20)\d\d|since\s)`;

const index = String.raw`(?:the\s+|its\s+|our\s+)?(?:benchmark|index|market|Nifty|Sensex|BSE)`;

/** Patterns of performance figures, each with an example. */
const figures = [
  // “returned 21%”, “a return of 185%”, “Return | 185%”, “Returns: 21%”
  String.raw`\b(?:returned|returns? of|gained|grew by|rose by|CAGR of|alpha of|performance of|return|returns?:)\s+${about}${share}`,
  // “our portfolio rose 12%”, “the fund was up 21%”; but a company’s sales may rise 12%
  String.raw`\b(?:portfolio|fund|strategy|approach|NAV)s?\s+(?:\w+\s+){0,2}(?:rose|grew|up)\s+${about}${share}`,
  // “21% CAGR”
  String.raw`${share}\s+(?:returns?|CAGR|alpha|a year since|per annum since)\b`,
  // “earned 20% a year”; without the period it may be a company’s return on capital
  String.raw`\b(?:earn(?:s|ed)?|returns|made|delivered|generated|achieved|yielded|gave)\s+${about}${share}${time}`,
  // “Last year we made 42 per cent”
  String.raw`\b(?:last|past|this)\s+(?:year|quarter|month|decade)s?[^.]{0,20}\bwe\s+(?:earned|made|delivered|gained)\s+${about}${share}`,
  // “+25%, last year”
  String.raw`(?<![\p{L}\p{N}%])\+${share}${time}`,
  // “beat the Nifty by 9 percentage points”
  String.raw`\b(?:beat|beats|beaten|outperform(?:s|ed)?|ahead of)\s[^.]{0,40}\bby\s+${about}${points}`,
  // “9 points ahead of the Nifty”
  String.raw`${points}\s+(?:above|over|ahead of|better than|more than)\s+${index}\b`,
];

const figure = new RegExp(figures.join('|'), 'iu');

/** What the same part of a text must also give, with its name for the message. */
const companions: [name: string, pattern: RegExp][] = [
  ['its date', /\b(19|20)\d\d\b|\bdate\b|\bperiod\b/i],
  [
    'its basis (TWRR or back-test, net or gross of fees)',
    /\bTWRR\b|time-weighted|back-?test|\b(net|gross|before|after) (of )?(all )?(fees|expenses|costs)\b|\bnet\b|\bgross\b/i,
  ],
  ['its benchmark', /\bbenchmark\b|\bNifty\b|\bSensex\b|\bBSE\b|\bTRI\b/i],
];

/** Performance figures without their date, basis or benchmark, in a text and in its fields. */
export const checkPerformance = (entry: ContentFile): ContentProblem[] => [
  ...inRecord(entry),
  ...inFields(entry),
  ...inText(entry),
];

/** The schemas require the date and the basis; the benchmark is a separate field, which also has other uses. */
function inRecord(entry: ContentFile): ContentProblem[] {
  const { performance, benchmark } = recordOf(entry.source.data);
  if (performance === undefined || benchmark !== undefined) return [];
  return [problem('performance-benchmark', placeOfField(entry, 'performance'))];
}

/** What a text with a figure fails to give. */
const missingIn = (text: string) => companions.filter(([, pattern]) => !pattern.test(text)).map(([name]) => name);

/** A field may be shown on its own, like a summary in a list, so it must contain everything. */
function inFields({ file, source, collection }: ContentFile): ContentProblem[] {
  if (collection === 'words') return [];
  return fieldTexts(source).flatMap(({ line, text, field }) => {
    const missing = figure.test(text) ? missingIn(text) : [];
    return missing.length === 0 ? [] : [problem('performance-bare', { file, line, field }, { missing })];
  });
}

function inText({ body }: ContentFile): ContentProblem[] {
  return [...Map.groupBy(body.blocks, ({ section }) => section).values()].flatMap((blocks) => {
    const bare = blocks.find(({ text }) => figure.test(text));
    if (bare === undefined) return [];
    const missing = missingIn(blocks.map(({ text }) => text).join('\n'));
    return missing.length === 0 ? [] : [problem('performance-bare', bare, { missing })];
  });
}
