import type { FileChange } from '../hand-over/file-change.ts';
import styles from './ChangeList.module.css';
import { viewOf } from './use-route.ts';

const kinds = { new: 'new', changed: 'changed', gone: 'deleted' } as const;

/** Files that differ from what was last handed over, with the changed words; an entry links to its editor. */
export function ChangeList({ changes }: { changes: readonly FileChange[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ file, title, place, what, words }) => (
        <li key={file}>
          <h2>
            {place === undefined ? title : <a href={viewOf(place)}>{title}</a>} <small>{kinds[what]}</small>
          </h2>
          {title !== file && (
            <p>
              <code>{file}</code>
            </p>
          )}
          <ul className={styles.words}>
            {words.map(({ around, before, after }, place) => (
              // Changes in a text have no other key than their order.
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
