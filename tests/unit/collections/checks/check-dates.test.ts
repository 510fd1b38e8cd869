import { describe, expect, it, test } from 'vitest';
import { findingLine } from '../../../../src/collections/findings/finding.ts';
import { now } from '../../../lib/content-now.ts';
import { files, inPart } from '../../../mistakes/example.ts';
import { mistakesAfter } from '../../../mistakes/index.ts';

/** The mistakes found at a given time if an article has a date far in the future, and further fields. */
function told(moment: Date | string, fields: string[] = [], forWriters = false): string[] {
  const change = ['date: 2025-06-23', ['date: 2999-06-23', ...fields].join('\n')] as const;
  const example = inPart('date-ahead', 'a day ahead', files.article, change);
  return mistakesAfter([example], { now: new Date(moment), forWriters }).map(findingLine);
}

describe('the date of an article', () => {
  const isAhead = [expect.stringContaining('Communique4.mdx:3  date: 2999-06-23 is in the future')];

  test.each([
    ['the evening before, in India', '2999-06-22T18:29:00Z', isAhead],
    ['the morning of the day, in India', '2999-06-22T18:30:00Z', []],
  ])('is compared in Indian time: %s', (_, moment, expected) => {
    expect(told(moment)).toEqual(expected);
  });

  test.each(['draft: true', 'publishDate: 2999-06-23'])('may be in the future with %s', (field) => {
    // Links to a draft are reported as well; other tests cover them.
    const lines = told(now, [field]);
    expect(lines.filter((line) => line.includes('is in the future'))).toEqual([]);
  });

  it('is reported to writers in the dev server as well, unless it is a draft', () => {
    expect(told(now, [], true)).toEqual(isAhead);
    expect(told(now, ['draft: true'], true)).toEqual([]);
  });
});

test.each([
  ['date: 2012-12-31', 'date: 2025-06-23', files.article, ['date']],
  ['date: 2013-01-01', 'date: 2025-06-23', files.article, []],
  ['reviewed: 2012-12-31', 'reviewed: 2025-09-01', files.disclaimer, ['reviewed']],
  ['changed: 2012-12-31', 'changed: 2025-10-01', 'content/changes/accessibility-statement.yaml', ['changed']],
  ['changed: 2999-12-31', 'changed: 2025-10-01', 'content/changes/accessibility-statement.yaml', []],
  ['    since: 2012-12-31', '    since: 2025-09-24', files.accessibility, ['limits.0.since']],
  ['    from: 2012-12-31', '    from: 2020-04-01', files.strategy, []],
  ['inception: 2012-12-31', 'inception: 2022-01-01', files.fund, []],
])('only some fields may have a date before the firm was founded: %s', (to, from, file, fields) => {
  const early = mistakesAfter([inPart('date-early', to, file, [from, to])]).filter(({ code }) => code === 'date-early');
  expect(early.map(({ field }) => field)).toEqual(fields);
});
