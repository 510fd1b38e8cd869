import { formatDate } from '../format.ts';

/** “UpperCrust (23 June 2025): Where a moat comes from. https://…”, as a reader may quote an article. */
export const citation = (firm: string, published: Date, headline: string, url: string) =>
  `${firm} (${formatDate(published)}): ${headline}${/[.?!]$/.test(headline) ? '' : '.'} ${url}`;
