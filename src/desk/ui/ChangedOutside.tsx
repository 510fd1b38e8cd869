import { Button } from '../../components/Button/Button.tsx';
import styles from './EntryDesk.module.css';

interface ChangedOutsideProps {
  isGone: boolean;
  onLoad: () => void;
  onKeep: () => void;
}

/** Asks what to keep: what is in the editor, or the changes made to the file in the meantime. */
export function ChangedOutside({ isGone, onLoad, onKeep }: ChangedOutsideProps) {
  return (
    <div role="alert" className={styles.alert}>
      {isGone ? (
        <p>
          This file was deleted outside this window in the meantime. What you wrote is still here: keep it, and the next
          save creates the file again; or open another entry.
        </p>
      ) : (
        <>
          <p>
            This file was changed outside this window in the meantime. Load it again to go on from the change; what you
            wrote here and did not save is then lost. Or keep what you wrote here, and save it over the change. Until
            you choose, the file can be neither saved nor deleted.
          </p>
          <Button onClick={onLoad}>Load it again</Button>{' '}
        </>
      )}
      <Button variant="quiet" onClick={onKeep}>
        Keep mine
      </Button>
    </div>
  );
}
