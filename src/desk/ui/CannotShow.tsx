import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { post } from './ask.ts';
import styles from './EntryDesk.module.css';

/** Says that a file will not be overwritten, and opens it in the writer’s own editor. */
export function CannotShow({ file, trouble }: { file: string; trouble: string }) {
  const [status, setStatus] = useState<string>();
  return (
    <div role="alert" className={styles.alert}>
      <p>The desk cannot show everything in {file}, so it does not overwrite it. Open the file in an editor instead.</p>
      <p>
        <small>The reason, for the site’s developer: {trouble}</small>
      </p>
      <Button
        onClick={() => {
          void post('editor', { file }).then(({ words }) => {
            setStatus(words);
          });
        }}
      >
        Open in the editor
      </Button>
      <p role="status">{status}</p>
    </div>
  );
}
