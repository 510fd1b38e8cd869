import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { addDays } from '../../src/lib/due/calendar.ts';
import type { Settings } from '../../src/collections/schemas/settings.ts';
import type { Duty } from '../../src/lib/due/duty.ts';

/** A reminder comes so many seconds before the day: a week. */
const REMIND_SECONDS = 7 * 24 * 60 * 60;

/**
 * Duties as a calendar (RFC 5545): each a whole day with a reminder a week before. An event keeps its name from one run to
 * the next, so a calendar that is read again moves it instead of adding another.
 *
 * @param settings of the firm, whose host makes the names of events one of a kind
 */
export function calendarOf(duties: readonly Duty[], { firm, website }: Settings, now: Date): string {
  // The package escapes what an event says, and nothing of these.
  const company = firm.name.replace(/[\\;,]/g, '\\$&');
  const calendar = ical({ name: `${company}: what the site is owed`, prodId: { company, product: 'due' } });
  for (const { id, what, due, todo, basis, where } of duties) {
    const event = calendar.createEvent({
      id: `${encodeURIComponent(id)}@${new URL(website).host}`,
      stamp: now,
      // The last day of an event that takes whole days is the first that does not belong to it.
      start: due,
      end: addDays(due, 1),
      allDay: true,
      timezone: 'UTC',
      summary: what,
      description: `${todo}\n${where}\n${basis}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: REMIND_SECONDS, description: what });
  }
  return calendar.toString();
}
