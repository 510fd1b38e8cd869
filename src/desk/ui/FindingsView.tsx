import type { DeskFinding } from '../findings/desk-findings.ts';
import { labelOf } from '../fields/label.ts';
import styles from './FindingsView.module.css';
import { FindingList } from './FindingList.tsx';
import { DueList } from './DueList.tsx';
import { useAnswer } from './use-answer.ts';
import { keepGoal } from './use-goal.ts';
import { viewOf } from './use-route.ts';

const go = (finding: DeskFinding) => {
  if (finding.place === undefined) return;
  keepGoal(finding);
  location.hash = viewOf(finding.place);
};

interface FindingsViewProps {
  /** Undefined until the checks have answered. */
  findings: readonly DeskFinding[] | undefined;
  /** Why there is no answer. */
  trouble?: string | undefined;
  /** Grows whenever the content changes. */
  version: number;
}

/** All findings of the checks, all duties, and everything to be done before a launch. */
export function FindingsView({ findings, trouble, version }: FindingsViewProps) {
  const launch = useAnswer('launch', version);
  const { data: due, trouble: noDue } = useAnswer('due', version);
  const groups = [...Map.groupBy(findings ?? [], ({ place, file }) => (place === undefined ? file : viewOf(place)))];
  return (
    <>
      <h1>Findings</h1>
      <section>
        <h2>In the content</h2>
        {(findings === undefined || trouble !== undefined) && <p role="status">{trouble ?? 'Checking…'}</p>}
        {findings?.length === 0 && trouble === undefined && <p>The checks found no mistakes: the site can be built.</p>}
        {groups.map(([key, ofEntry]) => (
          <section key={key} className={styles.entry}>
            <h3>{ofEntry[0]?.title}</h3>
            <FindingList findings={ofEntry} onGo={go} />
          </section>
        ))}
      </section>
      <section>
        <h2>Due</h2>
        {(due === undefined || noDue !== undefined) && <p role="status">{noDue ?? 'Looking…'}</p>}
        {due?.duties.length === 0 && noDue === undefined && <p>Nothing is due.</p>}
        {due !== undefined && <DueList {...due} />}
      </section>
      <section>
        <h2>Before a public launch</h2>
        {(launch.data === undefined || launch.trouble !== undefined) && (
          <p role="status">{launch.trouble ?? 'Looking…'}</p>
        )}
        {[...Map.groupBy(launch.data?.findings ?? [], ({ concern }) => concern)].map(([concern, all]) => (
          <details key={concern} className={styles.concern}>
            <summary>
              {labelOf(concern)} ({all.length})
            </summary>
            <ul className={styles.lines}>
              {all.map(({ where, what, todo }, place) => (
                // Two may be equal, such as the same mistake twice in a paragraph.
                <li key={place}>
                  {where}: {what}. {todo}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </section>
    </>
  );
}
