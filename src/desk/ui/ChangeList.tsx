import type { FileChange } from '../hand-over/file-change.ts';
import styles from './ChangeList.module.css';

const kinds = { new: 'new', changed: 'changed', gone: 'taken out' } as const;

/** Files that differ from what was handed over last, with the words that were changed. */
export function ChangeList({ changes }: { changes: readonly FileChange[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ file, title, what, words }) => (
        <li key={file}>
          <h2>
            {title} <small>{kinds[what]}</small>
          </h2>
          <p>
            <code>{file}</code>
          </p>
          <ul className={styles.words}>
            {words.map(({ around, before, after }, place) => (
              // Places in a text have no other name than their order.
              <li key={place}>
                {around} {before !== '' && <del>{before}</del>} {after !== '' && <ins>{after}</ins>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
