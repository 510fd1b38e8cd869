const share = String.raw`[+−-]?\d[\d,.]{0,12}\s?(?:%|per\s?cent(?:age\s+points?)?)`;

const points = String.raw`(?:${share}|(?:\d[\d,.]{0,12}\s?|(?:one|two|three|four|five|six|seven|eight|nine|ten)\s)(?:(?:basis|percentage)\s+points?|points?|bps)\b)`;

const about = String.raw`(?:about |around |approx(?:\.|imately) |roughly |nearly |almost |over |more than |up to |only |~\s?)?(?:an?\s+\w+\s+)?`;

/** A period, which turns a figure into a return: “last year”, “in 2024”, “a year”, “since inception”. */
const time = String.raw`[,;:]?\s*(?:(?:in|over|during|for)\s+)?(?:the\s+)?(?:(?:last|past|previous|this)\s+(?:\w+\s+)?(?:year|quarter|month|decade)s?|(?:an?|every|each|per)\s+(?:year|quarter|month|annum)|annually|yearly|p\.\s?a\.|(?:19|20)\d\d|FY\s?\d\d|since\s)`;

/** A period in the heading of a column or row. */
const period = String.raw`\b(?:(?:19|20)\d\d|FY\s?\d\d|inception|months?|years?)\b`;

const index = String.raw`(?:the\s+|its\s+|our\s+)?(?:benchmark|index|market|Nifty|Sensex|BSE)`;

/** What can have a return, in the heading of a column or row; and what else may stand there with a percentage. */
const portfolios = String.raw`\b(?:portfolio|fund|strategy|approach|PMS|Nifty|Sensex|BSE|TRI|benchmark)s?\b`;
const others = String.raw`\b(?:fees?|charges?|costs?|expenses?|loads?|hurdle|tax|limits?|share|weight|allocation|equity|debt|cash|stocks?|holdings?)\b`;

/** What grows without being a return. */
const business = String.raw`\b(?:sales|revenues?|profits?|margins?|earnings|exports|imports|prices?|volumes?|shares?|deposits?|GDP|rupee|capacity|income)\s`;

/** Patterns of performance figures, each with an example. */
const figures = [
  // “returned 21%”, “a return of 185%”, “Return 185%”, “Returns: 21%”
  String.raw`\b(?:(?<!${business})(?:returned|gained|grew by|rose by)|returns? of|CAGR of|alpha of|performance of|return|returns?:|returns? (?:was|were|averaged|stood at)|(?:TWRR|XIRR)(?: of|:)|compounded (?:at|by))\s+${about}${share}`,
  // A cell behind the headings of its column and row: “Return in 2024, Fund: +24.6%”, “CAGR (%), Fund: 24.6”. A return without
  // a period may be an example
  String.raw`\b(?:CAGR|alpha|TWRR|(?:returns?|performance)\b(?=[^:]*${period}))\b(?![ -](?:on|fees?)\b)[^:]{0,80}(?:%[^:]{0,40}:\s+[+−-]?\d|:\s+${share})`,
  // “1 year, Strategy Emerging Moat: 41.2%”: the first column is named “Strategy”
  String.raw`^(?=[^:]*${portfolios})(?=[^:]*(?:${period}|\b\d\s?[YM]\b))(?![^:]*${others})[^:]{0,80}(?:%[^:]{0,40}:\s+[+−-]?\d|:\s+${share})`,
  // “+41.2% vs Nifty +18.4%”
  String.raw`${share}\s+(?:vs\.?|versus|against)\s+${index}\b`,
  // “₹1 crore grew to ₹2.7 crore”
  String.raw`₹\s?[\d,.]+(?:\s(?:lakh|crore))?\s+(?:invested\s[^.]{0,60})?(?:grew (?:in)?to|became|turned into|is now worth)\s+₹`,
  // “our portfolio rose 12%”, “the fund was up 21%”; but a company’s sales may rise 12%
  String.raw`\b(?:portfolio|fund|strategy|approach|NAV)s?\s+(?:\w+\s+){0,2}(?:rose|grew|up)\s+(?:by\s+)?${about}${share}`,
  // “the portfolio fell 12% in 2024”; without the period it may be an example of a loss
  String.raw`\b(?:portfolio|fund|strategy|approach|NAV|we)s?\s+(?:\w+\s+){0,2}(?:fell|lost|dropped|declined|down)\s+(?:by\s+)?${about}${share}${time}`,
  // “21% CAGR”
  String.raw`${share}\s+(?:returns?|CAGR|alpha|a year since|per annum since)\b`,
  // “22% since inception”; but a company’s sales may have grown by it
  String.raw`(?<![\d,.–-]|\b(?:grew|grown|rose|risen|up)\s(?:by\s)?)${share}\s+since\s+(?:inception|launch)\b`,
  // “earned 20% a year”; without the period it may be a company’s return on capital
  String.raw`\b(?:earn(?:s|ed)?|returns|made|delivered|generated|achieved|yielded|gave|given)\s+(?:(?:our\s+)?(?:clients|investors)\s+)?${about}${share}${time}`,
  // “Last year we made 42 per cent”, “In 2024–25 the strategy made 31%”
  String.raw`\b(?:(?:last|past|this)\s+(?:year|quarter|month|decade)s?|in\s+(?:(?:19|20)\d\d(?:[–-]\d\d)?|FY\s?\d\d))\b[^.]{0,20}\b(?:we|clients|investors|portfolio|fund|strategy|approach)\s+(?:earned|made|delivered|gained)\s+${about}${share}`,
  // “31% last year”, as a heading
  String.raw`^${share}[,;:]?\s+(?:in\s+)?(?:the\s+)?(?:last|past|previous)\s+(?:year|quarter|month|decade)\b`,
  // “our clients doubled their money”
  String.raw`\b(?:we|clients|investors|portfolio|fund|strategy|approach)\s+(?:\w+\s+){0,2}(?:doubled|tripled|trebled)\s+(?:their|your|our|its)\s+(?:money|capital|investments?)\b`,
  // “+25%, last year”
  String.raw`(?<![\p{L}\p{N}%])\+${share}${time}`,
  // “beat the Nifty by 9 percentage points”
  String.raw`\b(?:beat|beats|beaten|(?:out|under)perform(?:s|ed)?|trailed|ahead of|behind)\s[^.]{0,40}\bby\s+${about}${points}`,
  // “9 points ahead of the Nifty”
  String.raw`${points}\s+(?:above|over|ahead of|better than|more than|below|behind)\s+${index}\b`,
];

const figure = new RegExp(figures.join('|'), 'iu');

/** What must stand beside a figure, with its name for messages. */
const companions: [name: string, pattern: RegExp][] = [
  ['its date', /\b(19|20)\d\d\b|\bdate\b|\bperiod\b/i],
  [
    'its basis (TWRR or back-test, net or gross of fees)',
    /\bTWRR\b|time-weighted|back-?test|\b(net|gross|before|after) (of )?(all )?(fees|expenses|costs)\b|\bnet\b|\bgross\b/i,
  ],
  ['its benchmark', /\bbenchmark\b|\bNifty\b|\bSensex\b|\bBSE\b|\bTRI\b/i],
  ['the words “not verified by SEBI”', /\bnot verified by (the )?(SEBI|Securities and Exchange Board)\b/i],
];

/** Whether a text shows a performance figure. */
export const showsPerformance = (text: string): boolean => figure.test(text);

/**
 * What a text with a performance figure lacks: its date, its basis, its benchmark, or that SEBI has not verified it. The
 * regulator lets nobody show performance without them (circular of 16 December 2022 on performance benchmarking by
 * portfolio managers).
 *
 * @returns names for messages
 */
export const missingBeside = (text: string): string[] =>
  companions.filter(([, pattern]) => !pattern.test(text)).map(([name]) => name);
