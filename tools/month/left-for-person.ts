import { formatDate, formatNumber } from '../../src/lib/format.ts';
import type { DutyKind } from '../../src/lib/due/duty.ts';
import { indianDay } from '../../src/lib/days.ts';
import { endOf, type Month } from '../../src/lib/returns/months.ts';
import { dutiesIn } from '../due/duties.ts';
import { type LaunchFinding, dueSoon, reminder } from '../launch-check/launch-finding.ts';
import { markedSpecimens } from '../launch-check/placeholders.ts';
import { at, type Content } from '../../src/collections/loader/read-collection.ts';

/** Duties to point out with each new month. */
const monthly: readonly DutyKind[] = ['complaints', 'month'];

/**
 * What a person still has to do after a month was added, besides reading the warnings: read the PDFs, have the figures
 * reviewed, update old assets under management and the counters, and fulfil duties that are due.
 *
 * @param made paths below public/ of the generated PDFs
 */
export function leftForPerson(content: Content, made: readonly string[], month: Month, now: Date): LaunchFinding[] {
  const today = indianDay(now);
  const { approaches, settings } = content;
  const due = dutiesIn(content, today).filter(({ kind }) => monthly.includes(kind));
  return [
    ...made.map((file) => reminder('papers', `public/${file}`, 'was newly made', 'Read it through.')),
    ...approaches.map((entry) => {
      const { name, performanceSource = 'nobody is named' } = entry.data;
      const todo = 'Have the figures checked by the person responsible before they are published.';
      return reminder('figures', at(entry, 'performanceSource'), `${name}: ${performanceSource}`, todo);
    }),
    ...approaches.flatMap((entry) => {
      const { name, aum } = entry.data;
      if (aum === undefined || aum.asOf >= endOf(month)) return [];
      const what = `the assets of ${name} are as of ${formatDate(aum.asOf)}`;
      const todo = 'Add them in the column aum and run the command again.';
      return [reminder('assets', at(entry, 'aum', 'asOf'), what, todo)];
    }),
    ...settings.map((entry) => {
      const total = approaches.reduce((sum, { data: { aum } }) => sum + (aum?.crore ?? 0), 0);
      const what = `the approaches’ assets add up to ₹${formatNumber(total)} crore`;
      const todo = 'Compare the counters of the home page with it.';
      return reminder('assets', at(entry, 'counters'), what, todo);
    }),
    ...approaches.flatMap((entry) => markedSpecimens(entry, ['performanceSource', 'aum'])),
    ...dueSoon(due, today),
  ];
}
