import clsx from 'clsx/lite';
import type { Range } from '../../lib/format.ts';
import { daysInAll, withLatestSpans, workingDays } from '../../lib/guides/guide-time.ts';
import { Bar } from '../Bar/Bar.tsx';
import styles from './GuideSteps.module.css';

export interface GuideStepsProps {
  /** Steps, in the order in which they are taken. */
  steps: readonly {
    title: string;
    text: string;
    /** Minimum and maximum number of working days; undefined for a step that takes the client’s time. */
    days?: Range | undefined;
    /** What cannot be done online; undefined if everything can. */
    offline?: string | undefined;
  }[];
}

/**
 * Steps with the time that each takes. The bar below a step shows when it happens if all steps take longest; the words
 * next to it state its length.
 */
export function GuideSteps({ steps }: GuideStepsProps) {
  const end = daysInAll(steps).max;
  return (
    <ol className={clsx('rows', styles.steps)}>
      {withLatestSpans(steps).map(({ title, text, days, offline, from, to }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className={styles.time}>
            {days === undefined ? 'In your own time' : workingDays(days)}
            {' · '}
            {offline === undefined ? 'online' : 'partly offline'}
          </p>
          <p className={styles.text}>{text}</p>
          {days !== undefined && <Bar from={from} to={to} scale={end} />}
        </li>
      ))}
    </ol>
  );
}
