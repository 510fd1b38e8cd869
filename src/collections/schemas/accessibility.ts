import { z } from 'astro/zod';
import { conformances } from '../../lib/firm/conformance.ts';
import { areDistinct, dayAhead, isoDate, line, specimen, yearBegun } from './fields.ts';

const test = z.strictObject({
  what: line('What was tested, and with what.'),
  date: isoDate('Day of the last test.'),
});

const limit = z
  .strictObject({
    what: line('What somebody cannot do or perceive, in one sentence.'),
    instead: line('What to do instead.'),
    since: isoDate('Day on which it was found.'),
    fixBy: dayAhead('Day by which it is to be fixed.').optional(),
  })
  .refine(({ since, fixBy = since }) => since <= fixBy, {
    error: 'is before since, the day on which it was found: correct one of the two days',
    path: ['fixBy'],
  });

const finding = z.strictObject({
  criterion: line('The criterion of the standard, for instance “1.4.3 Contrast”.'),
  what: line('What the auditor found.'),
  fixed: isoDate('Day on which it was fixed; left out while it is open.').optional(),
});

/** The statement on accessibility: content/accessibility.yaml. */
export const accessibilitySchema = z
  .strictObject({
    standard: line('Standard and level that the site is built to.'),
    conformance: z.enum(conformances).describe('How far the site conforms to it: full, partial or none.'),
    answerDays: z.number().int().min(1).max(30).describe('Working days within which a message is answered.'),
    tests: z
      .array(test)
      .min(1)
      .refine((list) => areDistinct(list, ({ what }) => what), { error: 'has the same test twice: keep the later one' })
      .describe('Tests of the site, each with its day.'),
    limits: z
      .array(limit)
      .refine((list) => areDistinct(list, ({ what }) => what), {
        error: 'has the same limit twice: keep one of the two',
      })
      .default([])
      .describe('Known limits.'),
    audit: z
      .strictObject({
        by: line('The auditor.'),
        date: isoDate('Day of the report.'),
        findings: z.array(finding).default([]).describe('The findings, in the order of the standard.'),
      })
      .optional()
      .describe('The last audit; left out before the first.'),
    reportedFor: yearBegun(
      2026,
      'Year for which a report has gone to the regulator; left out before the first.',
    ).optional(),
    specimen,
  })
  .check(({ value: { conformance, limits, audit }, issues }) => {
    const isListed = limits.length > 0 || audit?.findings.some(({ fixed }) => fixed === undefined) === true;
    if ((conformance === 'full') !== isListed) return;
    const message = isListed
      ? 'cannot be full while limits has entries, or a finding of the audit is open; write partial'
      : 'must be full if limits has no entry and no finding of the audit is open, or the page lists nothing';
    issues.push({ code: 'custom', message, input: conformance, path: ['conformance'] });
  });
