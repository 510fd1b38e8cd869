import { Button } from '../../components/Button/Button.tsx';
import type { FileChange } from '../hand-over/file-change.ts';
import styles from './ChangeList.module.css';
import { useOnce } from './use-once.ts';
import { viewOf } from './use-route.ts';

const kinds = { new: 'new', changed: 'changed', gone: 'deleted' } as const;

/** What taking back each kind of change does. */
const consequences = {
  new: 'This file is deleted. A copy of it is kept on this computer.',
  changed: 'This file becomes what it was when it was last handed over. What it is now is kept on this computer.',
  gone: 'This file is put back as it was when it was last handed over.',
} as const;

interface TakeBackProps {
  change: FileChange;
  onTakeBack: ChangeListProps['onTakeBack'];
}

/** Takes one change back, after a question. */
function TakeBack({ change, onTakeBack }: TakeBackProps) {
  const { title, what } = change;
  const takeBack = useOnce(onTakeBack);
  return (
    <details className={styles.takeBack}>
      <summary aria-label={`Take back: ${title}`}>Take back…</summary>
      <p>{consequences[what]}</p>
      <Button
        variant="quiet"
        onClick={() => {
          takeBack(change);
        }}
      >
        Take this change back
      </Button>
    </details>
  );
}

interface ChangeListProps {
  changes: readonly FileChange[];
  /** Makes a file what it was before its change. */
  onTakeBack: (change: FileChange) => Promise<void>;
}

/**
 * Files that differ from what was last handed over, with the changed words and a way of taking each change back; an
 * entry links to its editor.
 */
export function ChangeList({ changes, onTakeBack }: ChangeListProps) {
  return (
    <ul className={styles.changes}>
      {changes.map((change) => {
        const { file, title, place, what, words, version } = change;
        return (
          // With another state of the file, the question below it is closed again.
          <li key={`${file} ${version ?? ''}`}>
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
            {version !== undefined && <TakeBack change={change} onTakeBack={onTakeBack} />}
          </li>
        );
      })}
    </ul>
  );
}
