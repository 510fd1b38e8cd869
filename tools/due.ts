/**
 * `npm run due`: lists the site's recurring duties, with due dates and days left. `--json` prints JSON; `--ics FILE`
 * also writes a calendar (RFC 5545). Exits with 0 if nothing is overdue, 1 if something is, and 2 if the content cannot
 * be read or the arguments are invalid. A duty is overdue once its last day has passed in India. SOURCE_DATE_EPOCH
 * overrides today's date.
 */
import writeFileAtomic from 'write-file-atomic';
import { readContent } from '../src/collections/loader/read-collection.ts';
import { buildDate } from '../src/lib/build-date.ts';
import { calendarOf } from '../src/lib/due/calendar-file.ts';
import { isOverdue } from '../src/lib/due/duty.ts';
import { listed, table } from '../src/lib/due/report.ts';
import { indianDay } from '../src/lib/days.ts';
import { dutiesIn } from './due/duties.ts';
import { main, namedFile, readArguments, root, SetupError } from './setup.mjs';

/** Files that duties are read from; if one is missing, so are its duties. */
const needed = ['settings', 'deadlines', 'complaints', 'accessibility', 'tax'] as const;

/** The duties as of a date, soonest first. @throws if a file that duties are read from cannot be read */
export function dueIn(root: string, now: Date) {
  const content = readContent(root);
  const [settings] = content.settings;
  const missing = needed.filter((name) => content[name].length === 0).map((name) => `content/${name}.yaml`);
  const faulty = [...new Set([...content.unread, ...missing])];
  if (faulty.length > 0 || settings === undefined) {
    // Duties from an unreadable file would be silently left out.
    throw new SetupError(`Fix these first; npm run build says how:\n${faulty.map((file) => `  ${file}`).join('\n')}`);
  }
  const today = indianDay(now);
  return { today, duties: dutiesIn(content, today), settings: settings.data };
}

if (import.meta.main) {
  await main(async () => {
    const { values } = readArguments(
      { options: { json: { type: 'boolean' }, ics: { type: 'string' } } },
      'Write: npm run due -- [--ics due.ics] [--json]',
    );
    const now = buildDate();
    const { today, duties, settings } = dueIn(root, now);
    const { ics } = values;
    if (ics !== undefined) await writeFileAtomic(namedFile(ics), calendarOf(duties, settings, now));
    if (values.json) console.log(JSON.stringify(listed(duties, today), null, 2));
    else console.log([table(duties, today), ...(ics ? [`The calendar is in ${ics}.`] : [])].join('\n'));
    return duties.some((duty) => isOverdue(duty, today)) ? 1 : 0;
  }, 2);
}
