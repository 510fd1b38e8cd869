import type { ReactNode } from 'react';
import { formatDate, isoDay } from '../../lib/format.ts';

export interface DayProps {
  /** The day, at midnight UTC. */
  date: Date;
  /** The words for it, by default the date. */
  children?: ReactNode;
  /** Class for its look, for instance `whitespace-nowrap` in a narrow column. */
  className?: string | undefined;
}

/** A date, also for programs. */
export function Day({ date, children = formatDate(date), className }: DayProps) {
  return (
    <time className={className} dateTime={isoDay(date)}>
      {children}
    </time>
  );
}
