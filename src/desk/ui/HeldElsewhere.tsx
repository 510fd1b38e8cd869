import { Button } from '../../components/Button/Button.tsx';
import styles from './EntryDesk.module.css';
import type { Hold } from './use-only-window.ts';

/** Says that another window edits this entry; nothing if this one does. */
export function HeldElsewhere({ hold, onContinue }: { hold: Hold; onContinue: () => void }) {
  if (hold === 'taken')
    return (
      <div role="alert" className={styles.alert}>
        <p>
          This entry is open in another window of the desk. Continue there, or take it over here; unsaved changes stay
          in that window.
        </p>
        <Button onClick={onContinue}>Continue here</Button>
      </div>
    );
  if (hold === 'lost')
    return (
      <p role="alert" className={styles.alert}>
        You continued with this entry in another window. What you wrote here is kept below: copy what you need, then
        close this window.
      </p>
    );
  return null;
}
