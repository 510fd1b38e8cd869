import { daysLeftWords } from '../../lib/due/duty.ts';
import { formatDate } from '../../lib/format.ts';
import type { DueLine } from '../answers.ts';
import styles from './FindingsView.module.css';
import { viewOf, views } from './use-route.ts';

/** Where a duty is done at the desk; undefined for a file that it does not show. */
const wayTo = ({ kind, place }: DueLine) => (kind === 'month' ? views.month : place && viewOf(place));

/** The firm’s duties to its site: each day once, with what to do and where. `day` is the one to count from. */
export function DueList({ duties, day }: { duties: readonly DueLine[]; day: string }) {
  const groups = Map.groupBy(duties, ({ due, todo, basis }) => `${due} ${todo} ${basis}`);
  return (
    <ul className={styles.due}>
      {[...groups].map(([key, [first, ...others]]) => {
        if (first === undefined) return null;
        const due = new Date(first.due);
        return (
          <li key={key}>
            <h3>
              {formatDate(due)}, {daysLeftWords({ due }, new Date(day))}
            </h3>
            <ul className={styles.lines}>
              {[first, ...others].map((duty) => (
                <li key={duty.id}>
                  <a href={wayTo(duty)}>{duty.what}</a>
                </li>
              ))}
            </ul>
            <p>
              {first.todo} <small>({first.basis})</small>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
