import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { addDays } from '../days.ts';
import type { Duty } from './duty.ts';

/** Seconds from the reminder to the due day: one week. */
const REMIND_SECONDS = 7 * 24 * 60 * 60;

/**
 * Duties as a calendar (RFC 5545): each is an all-day event with a reminder a week before. An event keeps its id from
 * one run to the next, so importing the calendar again moves the event instead of adding another.
 *
 * @param settings with the firm's name and the address of its site, whose host makes the event ids globally unique
 */
export function calendarOf(
  duties: readonly Duty[],
  { firm, website }: { firm: { name: string }; website: string },
  now: Date,
): string {
  // The package escapes the text of events, but not these values.
  const company = firm.name.replace(/[\\;,]/g, '\\$&');
  const calendar = ical({ name: `${company}: website deadlines`, prodId: { company, product: 'due' } });
  for (const { id, what, due, todo, basis, where } of duties) {
    const event = calendar.createEvent({
      id: `${encodeURIComponent(id)}@${new URL(website).host}`,
      stamp: now,
      // The end of an all-day event is exclusive.
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
