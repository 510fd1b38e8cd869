import clsx from 'clsx';
import { shareOfBar } from '../../lib/drawn-facts.ts';
import { type Days, daysInAll, withLatestSpans, workingDays } from '../../lib/guide-time.ts';
import styles from './GuideSteps.module.css';

export interface GuideStepsProps {
  /** Steps, in the order in which they are taken. */
  steps: readonly {
    title: string;
    text: string;
    /** Working days, at least and at most; none for a step that takes the client's time. */
    days?: Days | undefined;
    /** What of it cannot be done online; none where all of it can. */
    offline?: string | undefined;
  }[];
}

/**
 * Steps with the time that each takes. A bar below each shows when it comes in the longest case; the words beside it say
 * how long it is, so screen readers pass over the bar.
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
            {offline === undefined ? 'online' : 'not all online'}
          </p>
          <p className={styles.text}>{text}</p>
          {days !== undefined && (
            <svg aria-hidden="true">
              <rect className={styles.track} width="100%" height="100%" />
              <rect
                className={styles.fill}
                x={`${shareOfBar(from, end)}%`}
                width={`${shareOfBar(to - from, end)}%`}
                height="100%"
              />
            </svg>
          )}
        </li>
      ))}
    </ol>
  );
}
