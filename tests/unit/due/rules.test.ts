import { describe, expect, it } from 'vitest';
import { disclosureDuties } from '../../../src/lib/due/disclosure.ts';
import { isOverdue } from '../../../src/lib/due/duty.ts';
import { complaintsDuties, documentDuties, monthDuties } from '../../../src/lib/due/monthly.ts';
import { table } from '../../../src/lib/due/report.ts';
import { accessibilityDuties, holidaysDuty, yearlyDuties } from '../../../src/lib/due/yearly.ts';

const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
const where = 'content/some.yaml:1';
const charter = { id: 'charter', title: 'A', kind: 'investor-charter' as const, date: day('2025-09-01'), where };

it('complaints of each month are due by the 7th of the month after it', () => {
  const rule = { dayOfNextMonth: 7, source: 'SEBI' };
  const on = (today: string) => complaintsDuties({ month: '2025-11', where }, rule, day(today));
  const december = { id: 'complaints-2025-12', what: 'Complaints for December 2025', due: day('2026-01-07') };
  const january = { id: 'complaints-2026-01', what: 'Complaints for January 2026', due: day('2026-02-07') };
  expect(on('2025-11-30')).toMatchObject([december]);
  expect(on('2025-12-20')).toMatchObject([december]);
  expect(on('2026-01-08')).toMatchObject([december, january]);
});

// run.test.ts tests the due date.
it('a changed page of the Disclosure Document is owed until the document has the date of the change', () => {
  const change = { id: 'officer', heading: 'Another officer', changed: day('2025-10-01'), where };
  const owed = (documentOf?: Date) => disclosureDuties([change], documentOf, { workingDays: 7, source: 'SEBI' }, []);
  expect(owed()).toMatchObject([{ id: 'disclosure-document-officer' }]);
  expect(owed(day('2025-09-30'))).toHaveLength(1);
  expect(owed(day('2025-10-01'))).toEqual([]);
});

it('the performance, factsheets and report of a month are due by the end of the next month', () => {
  expect(monthDuties({ month: '2025-09', where }, day('2025-11-06'))).toMatchObject([
    {
      what: 'Performance for October 2025',
      due: day('2025-11-30'),
      todo: 'Run npm run month -- 2025-10 figures.csv.',
    },
    { what: 'Performance for November 2025', due: day('2025-12-31') },
  ]);
  const period = { from: day('2025-09-01'), to: day('2025-09-30') };
  const ofMonth = { ...charter, date: period.to, period };
  const next = { what: 'The next “A”: this one covers September 2025', due: day('2025-11-30') };
  const documents = (['factsheet', 'performance-report'] as const).map((kind) => ({ ...ofMonth, kind }));
  expect(documentDuties(documents)).toMatchObject([next, next]);
});

it('a yearly document is due a year after its date, a paper never', () => {
  const next = { what: 'The next “A”: this one is dated 1 September 2025', due: day('2026-09-01') };
  expect(documentDuties([charter, { ...charter, kind: 'paper' }])).toMatchObject([next]);
});

it('the holidays of the next year are due on the last one listed, in any order', () => {
  const listed = ['2025-12-25', '2026-01-26', '2025-10-02'].map(day);
  expect(holidaysDuty(listed, where)).toMatchObject([
    { what: expect.stringContaining('26 January 2026') as unknown, due: day('2026-01-26') },
  ]);
  expect(holidaysDuty([], where)).toEqual([]);
});

it('a yearly review is overdue after a year and a day', () => {
  const rate = { kind: 'tax' as const, id: 'cess', name: '4%', on: day('2025-10-03'), where };
  const [duty] = yearlyDuties([rate]);
  expect(duty?.what).toBe('“4%”, last checked on 3 October 2025');
  expect(duty && isOverdue(duty, day('2026-10-03'))).toBe(false);
  expect(duty && isOverdue(duty, day('2026-10-04'))).toBe(true);
});

it('a table lists what is overdue, what is due within 30 days, and the rest, and groups what is done together', () => {
  const due = (what: string, on: string, place: string) =>
    ({ kind: 'tax', id: what, what, due: day(on), todo: 'Look it up.', basis: 'our custom', where: place }) as const;
  const duties = [
    due('Cess', '2025-10-05', 'tax.yaml:9'),
    due('Short-term', '2025-11-05', 'tax.yaml:4'),
    due('Long-term', '2025-11-05', 'tax.yaml:10'),
    due('Surcharge', '2025-11-06', 'tax.yaml:7'),
  ];
  expect(table(duties, day('2025-10-06'))).toBe(`Overdue (1)
  5 October 2025, 1 day late
    tax.yaml:9  Cess
    → Look it up. (our custom)

Due within 30 days (2)
  5 November 2025, in 30 days
    tax.yaml:4   Short-term
    tax.yaml:10  Long-term
    → Look it up. (our custom)

Later (1)
  6 November 2025, in 31 days
    tax.yaml:7  Surcharge
    → Look it up. (our custom)

1 overdue.`);
  expect(table([], day('2025-10-06'))).toBe('Nothing is overdue.');
});

describe('accessibility', () => {
  const rule = { report: '04-30', firstReport: 2026, fixedBy: '07-31', source: 'SEBI' };
  const site = {
    audit: {
      date: day('2025-09-15'),
      open: ['A logo', 'A chart'].map((what) => ({ criterion: '1.1.1', what, where })),
    },
    limits: [undefined, day('2026-03-31')].map((fixBy) => ({ what: 'Drawings of 4.5 : 1.', fixBy, where })),
    where,
  };

  it('has the report by the first 30 April, the findings by 31 July, and the dates of the statement itself', () => {
    const duties = accessibilityDuties(site, rule);
    expect(new Set(duties.map(({ id }) => id)).size).toBe(4);
    expect(duties.map(({ what, due }) => [what, due])).toEqual([
      ['Accessibility report for 2026', day('2026-04-30')],
      ['Audit finding: 1.1.1', day('2026-07-31')],
      ['Audit finding: 1.1.1', day('2026-07-31')],
      ['Drawings of 4.5 : 1', day('2026-03-31')],
    ]);
  });

  it.each([
    ['2026-05-04', undefined, '2026-07-31'],
    ['2026-05-04', 2026, '2027-07-31'],
    ['2025-09-15', 2026, '2026-07-31'],
  ])('has the findings of an audit of %s due in the July of its report, with that of %s sent', (of, gone, due) => {
    const audited = { ...site, reportedFor: gone, audit: { ...site.audit, date: day(of) } };
    expect(accessibilityDuties(audited, rule)[1]?.due).toEqual(day(due));
  });

  it('has only the report of the first year before any audit', () => {
    expect(accessibilityDuties({ limits: [], where }, rule)).toHaveLength(1);
  });
});
