import { describe, expect, it } from 'vitest';
import { everyPage } from './support/every-page.ts';
import { pages } from './support/site.ts';
import { weigh, type Weight } from './support/weight.ts';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** What a page may weigh over the wire, in kilobytes of 1024 bytes. */
const budgets: { part: keyof Weight; most: number; of: string }[] = [
  { part: 'html', most: 31, of: 'its HTML and style sheet' },
  { part: 'fonts', most: 30, of: 'its fonts' },
  { part: 'scripts', most: 4, of: 'the scripts of its own that run when it opens' },
];

const weights = new Map(pages.map((page) => [page.address, weigh(page)]));

describe('over the wire', () => {
  it.each(budgets)('a page has at most $most KB for $of', ({ part, most, of }) => {
    everyPage(({ address }, report) => {
      const bytes = weights.get(address)?.[part] ?? NaN;
      if (!(bytes <= most * 1024)) report(`has ${kilobytes(bytes)} for ${of}`);
    });
  });

  it('a first view has at most 54 KB in all', () => {
    everyPage(({ address }, report) => {
      const bytes = weights.get(address)?.firstView ?? NaN;
      if (!(bytes <= 54 * 1024)) report(`has ${kilobytes(bytes)} before a visitor scrolls`);
    });
  });

  it('the Reading Room has at most 110 KB with all its pictures', () => {
    const bytes = weights.get('/NewsLetter')?.whole ?? NaN;
    expect(bytes, `/NewsLetter has ${kilobytes(bytes)}`).toBeLessThanOrEqual(110 * 1024);
  });
});
