import { addDays } from '../days.ts';

/** Whether a day is a working day: Monday to Friday, except for the firm’s holidays. */
function isWorkingDay(day: Date, holidays: readonly Date[]): boolean {
  const weekday = day.getUTCDay();
  return weekday > 0 && weekday < 6 && !holidays.some((holiday) => holiday.getTime() === day.getTime());
}

/** The day that is `count` working days after a day, which is not counted itself; `count` is 1 or more. */
export function addWorkingDays(day: Date, count: number, holidays: readonly Date[]): Date {
  let last = day;
  let counted = 0;
  while (counted < count) {
    last = addDays(last, 1);
    if (isWorkingDay(last, holidays)) counted += 1;
  }
  return last;
}

/** The same day a year later; 28 February for 29 February. */
export function yearLater(day: Date): Date {
  const [year, month] = [day.getUTCFullYear() + 1, day.getUTCMonth()];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day.getUTCDate(), lastOfMonth)));
}

/** The date of a month-day in a year: 2026 and “04-30”. */
export const dayOfYear = (year: number, monthAndDay: string): Date => new Date(`${year}-${monthAndDay}T00:00:00Z`);

/** The next date with this month-day, on or after a day. */
export function nextDayOfYear(from: Date, monthAndDay: string): Date {
  const sameYear = dayOfYear(from.getUTCFullYear(), monthAndDay);
  return sameYear >= from ? sameYear : dayOfYear(from.getUTCFullYear() + 1, monthAndDay);
}
