import { Button } from '../../components/Button/Button.tsx';
import styles from './EntryDesk.module.css';
import type { Hold } from './use-only-window.ts';

interface HeldElsewhereProps {
  hold: Hold;
  /** Takes the entry over; `reloads` if this window shows none of the writer’s own changes. */
  onContinue: (reloads: boolean) => void;
}

/** Says that another window edits this entry; nothing if this one does. */
export function HeldElsewhere({ hold, onContinue }: HeldElsewhereProps) {
  if (hold !== 'taken' && hold !== 'lost') return null;
  return (
    <div role="alert" className={styles.alert}>
      <p>
        {hold === 'taken'
          ? 'This entry is open in another window of the desk. Continue there, or take it over here; unsaved changes stay in that window.'
          : 'You continued with this entry in another window. What you wrote here is kept below: close this window, or continue here.'}
      </p>
      <Button
        onClick={() => {
          onContinue(hold === 'taken');
        }}
      >
        Continue here
      </Button>
    </div>
  );
}
