import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { tell } from './ask.ts';
import styles from './EntryDesk.module.css';

/** Says that a file will not be overwritten, and opens it in the writer’s own editor. */
export function CannotShow({ file, trouble }: { file: string; trouble: string }) {
  const [said, say] = useState<string>();
  return (
    <div role="alert" className={styles.alert}>
      <p>
        The desk cannot show all that stands in {file}, so it does not write over it. Open the file in an editor
        instead.
      </p>
      <p>
        <small>The reason, for whoever looks after the site: {trouble}</small>
      </p>
      <Button
        onClick={() => {
          void tell('editor', { file }).then(({ words }) => {
            say(words);
          });
        }}
      >
        Open in the editor
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
