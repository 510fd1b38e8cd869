import clsx from 'clsx/lite';
import { Day } from '../Day/Day.tsx';
import { Marks, type MarksProps } from '../Marks/Marks.tsx';

export interface DateLineProps extends MarksProps {
  /** Words before the day, for instance “Last reviewed on”. */
  prefix?: string | undefined;
  /** The day, at midnight UTC. */
  date: Date;
  /** Words after the day, for instance “5 min read”. */
  suffix?: string | undefined;
  /** Class for its position on the page. */
  className?: string | undefined;
}

/** The date of a page below its heading, or of an entry in a list. */
export function DateLine({ prefix, date, suffix, className, ...marks }: DateLineProps) {
  return (
    <p className={clsx('text-small text-muted', className)}>
      {prefix !== undefined && `${prefix} `}
      <Day date={date} />
      {suffix !== undefined && ` · ${suffix}`}
      <Marks {...marks} />
    </p>
  );
}
