import clsx from 'clsx';
import { type Days, latestSpans, workingDays } from '../../lib/guide-time.ts';
import { shareOfBar } from '../../lib/drawn-facts.ts';
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
  const spans = latestSpans(steps);
  const end = spans.at(-1)?.to ?? 0;
  return (
    <ol className={clsx('rows', styles.steps)}>
      {steps.map(({ title, text, days, offline }, index) => {
        const { from, to } = spans[index] ?? { from: 0, to: 0 };
        return (
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
        );
      })}
    </ol>
  );
}
