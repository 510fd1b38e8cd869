import { formatDate, isoDay } from '../../lib/format.ts';

export interface DayProps {
  /** The day, at midnight UTC. */
  date: Date;
}

/** A date, all on one line. */
export function Day({ date }: DayProps) {
  return (
    <time className="whitespace-nowrap" dateTime={isoDay(date)}>
      {formatDate(date)}
    </time>
  );
}
