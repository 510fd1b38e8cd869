import clsx from 'clsx/lite';
import { formatDate, isoDay } from '../../lib/format.ts';
import { Marks, type MarksProps } from '../Marks/Marks.tsx';

export interface DateLineProps extends MarksProps {
  /** Words before the day, for instance “Last reviewed on”. */
  prefix?: string | undefined;
  /** The day, at midnight UTC. */
  date: Date;
  /** Class for its position on the page. */
  className?: string | undefined;
}

/** The date of a page below its heading, or of an entry in a list. */
export function DateLine({ prefix, date, className, ...marks }: DateLineProps) {
  return (
    <p className={clsx('text-small text-muted', className)}>
      {prefix !== undefined && `${prefix} `}
      <time dateTime={isoDay(date)}>{formatDate(date)}</time>
      <Marks {...marks} />
    </p>
  );
}
